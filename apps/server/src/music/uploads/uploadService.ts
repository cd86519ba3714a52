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
import type { ServiceNeeds } from '#history/serviceNeeds.ts'
import type { RequestBody } from '#edge/http/requestBody.ts'
import type { ObjectStore } from '../media/objectStore.ts'
import { clientKeys } from '#platform/database/clientKeys.ts'
import { nowSeconds } from '#platform/clock.ts'
import type { Takedowns } from '#moderation/takedowns.ts'
import type { StoredUploadResult } from './checkFile.ts'
import { type CheckQueue, checkQueue } from './checkQueue.ts'
import type { ObjectReferences } from './objectReferences.ts'
import type { PartsFolder } from './partsFolder.ts'
import * as uploadStore from './uploadStore.ts'
import { hasRoom, fitsShare, reservableBytes, storableBytes, uploadQuota } from './uploadQuota.ts'
import type { UploadTables } from './uploadTables.ts'
import { writePart } from './writePart.ts'

type Refused = { ok: false; code: UploadRefusalCode; received?: number }
export type UploadOutcome = { ok: true; upload: Upload } | Refused

export type UploadService = {
  begin: (account: Address, client: string, asked: UploadBegin) => Promise<UploadOutcome>
  append: (account: Address, upload: string, from: number, body: RequestBody) => Promise<UploadOutcome>
  find: (account: Address, upload: string) => Promise<UploadOutcome>
  list: (account: Address) => Promise<readonly Upload[] | null>
  forget: (account: Address, upload: string) => Promise<UploadOutcome>
  /** Deletes uploads untouched for a day, and resumes unfinished checks. */
  sweep: () => Promise<void>
  stop: () => Promise<void>
}

type Db = Kysely<UploadTables>

type Needs = Pick<ServiceNeeds, 'database' | 'clock' | 'log'> & {
  parts: PartsFolder
  objects: ObjectStore
  references: ObjectReferences
  takedowns: Pick<Takedowns, 'has'>
  /** The earlier registration of a recording by another account. */
  findFirstRegistration: (contentHash: string, account: Address) => Promise<FirstSong | null>
  /** Bytes of other uploads that nothing on chain names, by network. */
  unregistered?: (db: Db) => Promise<uploadStore.BytesByNetwork>
}

const NAME_LIMIT = 120
/** Bytes that a slow connection sends within one request's time limit. */
const PART_BYTES = 1024 * 1024
const SWEEP_FIRST_MS = 60_000
const SWEEP_EVERY_MS = 3_600_000

const UNREACHABLE: Refused = { ok: false, code: 'away' }
const NO_SUCH_UPLOAD: Refused = { ok: false, code: 'noSuchUpload' }

type State = {
  needs: Needs
  parts: PartsFolder
  queue: CheckQueue
  /** Uploads of which a part is arriving now. */
  receivingParts: Set<string>
}

/** Files uploaded in parts, over connections that may break and resume (spec: uploads.parts). */
export function uploadService(needs: Needs): UploadService {
  const { parts, objects, references, takedowns, clock, log } = needs
  const queue = checkQueue({ parts, objects, references, takedowns, tables: () => tablesOf(needs), clock, log })
  const state: State = { needs, parts, queue, receivingParts: new Set() }
  let resweepTimer: NodeJS.Timeout | undefined
  const scheduleResweep = () => void (resweepTimer = setTimeout(sweepSafely, uploadStore.LEASE_SECONDS * 1000).unref())
  const sweepSafely = () =>
    void sweep(state, scheduleResweep).catch((error: unknown) => log.error(`Uploads were not swept: ${String(error)}`))
  const firstSweepTimer = setTimeout(sweepSafely, SWEEP_FIRST_MS).unref()
  const sweepTimer = setInterval(sweepSafely, SWEEP_EVERY_MS).unref()

  return {
    begin: (account, client, asked) => begin(state, account, client, asked),
    append: (account, upload, from, body) => append(state, account, upload, from, body),
    find: (account, upload) => findOne(state, account, upload),
    async list(account) {
      const db = await tablesOf(needs)
      return db === null
        ? null
        : await Promise.all((await uploadStore.listUploads(db, account)).map((row) => toUpload(state, row)))
    },
    forget: (account, upload) => forget(state, account, upload),
    sweep: () => sweep(state, scheduleResweep),
    async stop() {
      clearTimeout(firstSweepTimer)
      clearTimeout(resweepTimer)
      clearInterval(sweepTimer)
      await queue.stopAll()
    },
  }
}

const tablesOf = ({ database }: Needs): Promise<Db | null> => database.tables<UploadTables>()

async function toUpload(state: State, row: uploadStore.UploadRow): Promise<Upload> {
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
    endsAtSeconds: row.touched_at + uploadStore.DAY_SECONDS,
    state: await stateOf(state, row),
  }
}

async function stateOf({ needs, queue }: State, row: uploadStore.UploadRow): Promise<UploadState> {
  if (row.state === 'refused') return { is: 'refused', problem: row.problem ?? 'broken' }
  if (row.state === 'receiving' || row.result === null) return queue.stateOf(row)
  const result = JSON.parse(row.result) as StoredUploadResult
  if (result.kind === 'artwork') return { is: 'ready', result }
  return {
    is: 'ready',
    result: { ...result, first: await needs.findFirstRegistration(result.contentHash, row.account as Address) },
  }
}

async function begin(
  state: State,
  account: Address,
  client: string,
  { kind, bytes, name }: UploadBegin,
): Promise<UploadOutcome> {
  if (bytes > MAX_UPLOAD_BYTES[kind]) return { ok: false, code: 'tooLarge' }
  const db = await tablesOf(state.needs)
  if (db === null) return UNREACHABLE
  const now = nowSeconds(state.needs.clock)
  const owner = { account, ...(await clientKeys(db, client)) }
  const use = {
    account: await uploadStore.readUploadUse(db, 'account', account, now),
    client: await uploadStore.readUploadUse(db, 'client', owner.client, now),
    network: await uploadStore.readUploadUse(db, 'network', owner.network, now),
  }
  if (uploadQuota(use, bytes) !== null) return { ok: false, code: 'quota' }
  if (!(await hasSpaceFor(state, db, owner.network, bytes))) return { ok: false, code: 'full' }
  const row: uploadStore.UploadRow = {
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
  await uploadStore.insertUpload(db, row)
  return { ok: true, upload: await toUpload(state, row) }
}

async function hasSpaceFor(state: State, db: Db, network: string, bytes: number): Promise<boolean> {
  const { parts, needs } = state
  const disk = await parts.disk()
  if (!hasRoom(disk.freeBytes, bytes)) return false
  const stored = new Map(await uploadStore.storedBytesByNetwork(db))
  for (const [network, bytes] of (await needs.unregistered?.(db)) ?? [])
    stored.set(network, (stored.get(network) ?? 0) + bytes)
  return (
    fitsShare(
      reservableBytes(disk.freeBytes),
      await uploadStore.reservedBytesByNetwork(db, nowSeconds(state.needs.clock)),
      network,
      bytes,
    ) && fitsShare(storableBytes(disk.bytes), stored, network, bytes)
  )
}

async function append(
  state: State,
  account: Address,
  upload: string,
  from: number,
  body: RequestBody,
): Promise<UploadOutcome> {
  const { parts, queue, receivingParts } = state
  const db = await tablesOf(state.needs)
  if (db === null) return UNREACHABLE
  const row = await uploadStore.findUpload(db, upload, account)
  if (row === undefined) return NO_SUCH_UPLOAD
  if (row.state !== 'receiving' || receivingParts.has(upload) || queue.has(upload) || queue.isLeasedElsewhere(row))
    return { ok: false, code: 'notReceiving' }
  receivingParts.add(upload)
  try {
    const received = await parts.received(upload)
    if (from !== received) return { ok: false, code: 'otherOffset', received }
    if (!hasRoom((await parts.disk()).freeBytes, 0)) return { ok: false, code: 'full' }
    const written = await writePart(parts, upload, from, Math.min(MAX_PART_BYTES, row.bytes - received), body)
    // Bytes of a part that must be sent again still take up space.
    const keptBytes = typeof written === 'object' ? (await parts.received(upload)) - received : written
    if (typeof written !== 'object' || keptBytes > 0)
      await uploadStore.addReceivedBytes(db, row, keptBytes, nowSeconds(state.needs.clock))
    if (typeof written === 'object') return written
    return { ok: true, upload: await toUpload(state, { ...row, touched_at: nowSeconds(state.needs.clock) }) }
  } finally {
    receivingParts.delete(upload)
    // A cancellation in the meantime could not delete a part that arrived after it.
    if ((await uploadStore.findUpload(db, upload, account)) === undefined) await parts.remove(upload)
  }
}

async function findOne(state: State, account: Address, upload: string): Promise<UploadOutcome> {
  const db = await tablesOf(state.needs)
  const row = db === null ? null : await uploadStore.findUpload(db, upload, account)
  if (row === null) return UNREACHABLE
  return row === undefined ? NO_SUCH_UPLOAD : { ok: true, upload: await toUpload(state, row) }
}

async function removeUpload({ needs, parts, queue }: State, db: Db, row: uploadStore.UploadRow): Promise<void> {
  await queue.stop(row.upload)
  await uploadStore.deleteUpload(db, row.upload)
  await parts.remove(row.upload)
  await needs.references.markUnused([row.object, row.preview_object])
}

async function forget(state: State, account: Address, upload: string): Promise<UploadOutcome> {
  const db = await tablesOf(state.needs)
  const row = db === null ? null : await uploadStore.findUpload(db, upload, account)
  if (db === null || row === null) return UNREACHABLE
  if (row === undefined) return NO_SUCH_UPLOAD
  const last = await toUpload(state, row)
  await removeUpload(state, db, row)
  return { ok: true, upload: last }
}

async function sweep(state: State, scheduleResweep: () => void): Promise<void> {
  const { needs, parts, queue } = state
  const db = await tablesOf(needs)
  if (db === null) return
  await uploadStore.deletePastDays(db, nowSeconds(state.needs.clock))
  for (const row of await uploadStore.findOldUploads(db, nowSeconds(state.needs.clock)))
    await removeUpload(state, db, row)
  const rows = await uploadStore.findUnfinishedUploads(db)
  for (const row of rows) if ((await parts.received(row.upload)) === row.bytes) queue.add(row)
  // The server checking these may have been killed.
  if (rows.some(queue.isLeasedElsewhere)) scheduleResweep()
  const known = new Set(rows.map(({ upload }) => upload))
  await parts.sweep(known, needs.clock.now() - uploadStore.DAY_SECONDS * 1000)
}
