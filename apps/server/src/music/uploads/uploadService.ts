import { randomBytes } from 'node:crypto'
import {
  type FirstSong,
  MAX_PART_BYTES,
  MAX_UPLOAD_BYTES,
  type Upload,
  type UploadBegin,
  type UploadRefusalCode,
  type UploadState,
} from '@musi/api/music/uploads'
import type { Address } from '@musi/domain/address'
import { safeText } from '@musi/domain/safeText'
import type { Kysely } from 'kysely'
import type { Given } from '#history/given.ts'
import type { RequestBody } from '#edge/http/requestBody.ts'
import type { ObjectStore } from '../media/objectStore.ts'
import { clientKey } from '#platform/clientKey.ts'
import { nowSeconds } from '#platform/clock.ts'
import { networkKey } from '#platform/networkKey.ts'
import type { Takedowns } from '../songs/takedowns.ts'
import type { KeptResult } from './checkFile.ts'
import { type CheckQueue, checkQueue } from './checkQueue.ts'
import type { ObjectKeeper } from './objectKeeper.ts'
import { type PartsFolder, partsFolder } from './partsFolder.ts'
import * as book from './uploadStore.ts'
import { hasRoom, hasShare, heldPart, keptPart, uploadQuota } from './uploadQuota.ts'
import type { UploadTables } from './uploadTables.ts'
import { writtenPart } from './writtenPart.ts'

type Refused = { ok: false; code: UploadRefusalCode; received?: number }
export type UploadOutcome = { ok: true; upload: Upload } | Refused

export type UploadService = {
  begin: (account: Address, client: string, asked: UploadBegin) => Promise<UploadOutcome>
  append: (account: Address, upload: string, from: number, body: RequestBody) => Promise<UploadOutcome>
  look: (account: Address, upload: string) => Promise<UploadOutcome>
  list: (account: Address) => Promise<readonly Upload[] | null>
  forget: (account: Address, upload: string) => Promise<UploadOutcome>
  /** Deletes uploads nobody touched for a day, and resumes unfinished checks. */
  sweep: () => Promise<void>
  stop: () => Promise<void>
}

type Db = Kysely<UploadTables>

type Needs = Pick<Given, 'own' | 'clock' | 'log'> & {
  /** Folder for files still arriving. */
  folder: string
  objects: ObjectStore
  keeper: ObjectKeeper
  takedowns: Pick<Takedowns, 'has'>
  /** The earlier registration of a recording by another account. */
  firstBy: (contentHash: string, account: Address) => Promise<FirstSong | null>
  /** Bytes of other uploads that nothing on chain names, by network. */
  unregistered?: (db: Db) => Promise<book.ByNetwork>
}

const NAME_LIMIT = 120
/** The amount a slow connection sends within one request's time limit. */
const PART_BYTES = 1024 * 1024
const SWEEP_FIRST_MS = 60_000
const SWEEP_EVERY_MS = 3_600_000

const AWAY: Refused = { ok: false, code: 'away' }
const NONE: Refused = { ok: false, code: 'noSuchUpload' }

type State = {
  needs: Needs
  parts: PartsFolder
  queue: CheckQueue
  /** Uploads with a part arriving now. */
  coming: Set<string>
}

/** Files uploaded in parts, over connections that may break and resume (spec: uploads.parts). */
export function uploadService(needs: Needs): UploadService {
  const { objects, keeper, takedowns, clock, log } = needs
  const parts = partsFolder(needs.folder)
  const queue = checkQueue({ parts, objects, keeper, takedowns, tables: () => tablesOf(needs), clock, log })
  const state: State = { needs, parts, queue, coming: new Set() }
  let again: NodeJS.Timeout | undefined
  const sweepAgain = () => void (again = setTimeout(sweepSafely, book.LEASE_SECONDS * 1000).unref())
  const sweepSafely = () =>
    void sweep(state, sweepAgain).catch((error: unknown) => log.error(`Uploads were not swept: ${String(error)}`))
  const first = setTimeout(sweepSafely, SWEEP_FIRST_MS).unref()
  const timer = setInterval(sweepSafely, SWEEP_EVERY_MS).unref()

  return {
    begin: (account, client, asked) => begin(state, account, client, asked),
    append: (account, upload, from, body) => append(state, account, upload, from, body),
    look: (account, upload) => look(state, account, upload),
    async list(account) {
      const db = await tablesOf(needs)
      return db === null ? null : await Promise.all((await book.uploadsOf(db, account)).map((row) => shown(state, row)))
    },
    forget: (account, upload) => forget(state, account, upload),
    sweep: () => sweep(state, sweepAgain),
    async stop() {
      clearTimeout(first)
      clearTimeout(again)
      clearInterval(timer)
      await queue.stopAll()
    },
  }
}

const tablesOf = ({ own }: Needs): Promise<Db | null> => own.tables<UploadTables>()

async function shown(state: State, row: book.UploadRow): Promise<Upload> {
  const { parts, queue } = state
  const received = row.state === 'receiving' ? await parts.received(row.upload) : row.bytes
  if (row.state === 'receiving' && received === row.bytes) queue.add(row)
  return {
    upload: row.upload,
    kind: row.kind,
    name: row.name,
    bytes: row.bytes,
    received,
    partBytes: PART_BYTES,
    endsAtSeconds: row.touched_at + book.DAY_SECONDS,
    state: await stateOf(state, row),
  }
}

async function stateOf({ needs, queue }: State, row: book.UploadRow): Promise<UploadState> {
  if (row.state === 'refused') return { is: 'refused', problem: row.problem ?? 'broken' }
  if (row.state === 'receiving' || row.result === null) return queue.stateOf(row)
  const result = JSON.parse(row.result) as KeptResult
  if (result.kind === 'artwork') return { is: 'ready', result }
  return { is: 'ready', result: { ...result, first: await needs.firstBy(result.contentHash, row.account as Address) } }
}

async function begin(
  state: State,
  account: Address,
  client: string,
  { kind, bytes, name }: UploadBegin,
): Promise<UploadOutcome> {
  if (bytes > MAX_UPLOAD_BYTES[kind]) return { ok: false, code: 'tooLarge' }
  const db = await tablesOf(state.needs)
  if (db === null) return AWAY
  const now = nowSeconds(state.needs.clock)
  const owner = { account, client: clientKey(client), network: networkKey(client) }
  const use = {
    account: await book.useOf(db, 'account', account, now),
    client: await book.useOf(db, 'client', owner.client, now),
    network: await book.useOf(db, 'network', owner.network, now),
  }
  if (uploadQuota(use, bytes) !== null) return { ok: false, code: 'quota' }
  if (!(await isRoomFor(state, db, owner.network, bytes))) return { ok: false, code: 'full' }
  const row: book.UploadRow = {
    upload: randomBytes(16).toString('base64url'),
    ...owner,
    kind,
    bytes,
    name: safeText(name, NAME_LIMIT),
    state: 'receiving',
    problem: null,
    result: null,
    object: null,
    preview_object: null,
    made_at: now,
    touched_at: now,
    came_bytes: 0,
    late_bytes: 0,
    late_since: now,
    checker: null,
    lease_ends_at: null,
    checked_permille: null,
  }
  await book.beginUpload(db, row)
  return { ok: true, upload: await shown(state, row) }
}

async function isRoomFor(state: State, db: Db, network: string, bytes: number): Promise<boolean> {
  const { parts, needs } = state
  const disk = await parts.disk()
  if (!hasRoom(disk.freeBytes, bytes)) return false
  const kept = new Map(await book.keptRoom(db))
  for (const [who, each] of (await needs.unregistered?.(db)) ?? []) kept.set(who, (kept.get(who) ?? 0) + each)
  return (
    hasShare(heldPart(disk.freeBytes), await book.heldRoom(db, nowSeconds(state.needs.clock)), network, bytes) &&
    hasShare(keptPart(disk.bytes), kept, network, bytes)
  )
}

async function append(
  state: State,
  account: Address,
  upload: string,
  from: number,
  body: RequestBody,
): Promise<UploadOutcome> {
  const { parts, queue, coming } = state
  const db = await tablesOf(state.needs)
  if (db === null) return AWAY
  const row = await book.uploadOf(db, upload, account)
  if (row === undefined) return NONE
  if (row.state !== 'receiving' || coming.has(upload) || queue.has(upload) || queue.isElsewhere(row))
    return { ok: false, code: 'notReceiving' }
  coming.add(upload)
  try {
    const received = await parts.received(upload)
    if (from !== received) return { ok: false, code: 'otherOffset', received }
    if (!hasRoom((await parts.disk()).freeBytes, 0)) return { ok: false, code: 'full' }
    const came = await writtenPart(parts, upload, from, Math.min(MAX_PART_BYTES, row.bytes - received), body)
    // Bytes of a part that must be sent again still take up space.
    const stayed = typeof came === 'object' ? (await parts.received(upload)) - received : came
    if (typeof came !== 'object' || stayed > 0) await book.countBytes(db, row, stayed, nowSeconds(state.needs.clock))
    if (typeof came === 'object') return came
    return { ok: true, upload: await shown(state, { ...row, touched_at: nowSeconds(state.needs.clock) }) }
  } finally {
    coming.delete(upload)
    // A cancellation meanwhile could not delete a part that arrived later.
    if ((await book.uploadOf(db, upload, account)) === undefined) await parts.remove(upload)
  }
}

async function look(state: State, account: Address, upload: string): Promise<UploadOutcome> {
  const db = await tablesOf(state.needs)
  const row = db === null ? null : await book.uploadOf(db, upload, account)
  if (row === null) return AWAY
  return row === undefined ? NONE : { ok: true, upload: await shown(state, row) }
}

async function drop({ needs, parts, queue }: State, db: Db, row: book.UploadRow): Promise<void> {
  await queue.stop(row.upload)
  await book.forgetUpload(db, row.upload)
  await parts.remove(row.upload)
  await needs.keeper.letGo([row.object, row.preview_object])
}

async function forget(state: State, account: Address, upload: string): Promise<UploadOutcome> {
  const db = await tablesOf(state.needs)
  const row = db === null ? null : await book.uploadOf(db, upload, account)
  if (db === null || row === null) return AWAY
  if (row === undefined) return NONE
  const last = await shown(state, row)
  await drop(state, db, row)
  return { ok: true, upload: last }
}

async function sweep(state: State, sweepAgain: () => void): Promise<void> {
  const { needs, parts, queue } = state
  const db = await tablesOf(needs)
  if (db === null) return
  for (const row of await book.oldUploads(db, nowSeconds(state.needs.clock))) await drop(state, db, row)
  const rows = await book.unfinished(db)
  for (const row of rows) if ((await parts.received(row.upload)) === row.bytes) queue.add(row)
  // The server checking these may have been killed.
  if (rows.some(queue.isElsewhere)) sweepAgain()
  const known = new Set(rows.map(({ upload }) => upload))
  await parts.sweep(known, needs.clock.now() - book.DAY_SECONDS * 1000)
}
