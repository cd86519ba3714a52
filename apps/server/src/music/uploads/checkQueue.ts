import { randomBytes } from 'node:crypto'
import { MAX_UPLOAD_BYTES, type UploadState } from '@musi/api/music/uploads'
import type { Kysely } from 'kysely'
import type { ObjectStore, PutTrouble } from '../media/objectStore.ts'
import type { Clock } from '#platform/clock.ts'
import type { Log } from '#platform/log.ts'
import { turnstile } from '#platform/turnstile.ts'
import type { Takedowns } from '../songs/takedowns.ts'
import { type CheckedFile, type CheckingFile, checkFile } from './checkFile.ts'
import type { ObjectKeeper } from './objectKeeper.ts'
import type { PartsFolder } from './partsFolder.ts'
import { LEASE_SECONDS, type UploadRow, changeLeased, endLease, isLeased, leaseUpload, uploadOf } from './uploadBook.ts'
import type { UploadTables } from './uploadTables.ts'

/** The files that have come whole and are looked at, one after another. */
type CheckQueue = {
  add: (row: UploadRow) => void
  has: (upload: string) => boolean
  /** Another server decodes it at the moment. */
  isElsewhere: (row: UploadRow) => boolean
  stateOf: (row: UploadRow) => UploadState
  /** No more of this one. */
  stop: (upload: string) => Promise<void>
  stopAll: () => Promise<void>
}

type Needs = {
  parts: PartsFolder
  objects: ObjectStore
  keeper: ObjectKeeper
  takedowns: Pick<Takedowns, 'has'>
  tables: () => Promise<Kysely<UploadTables> | null>
  clock: Pick<Clock, 'now'>
  log: Pick<Log, 'error'>
}

type Job = { hasTurn: boolean; checking: CheckingFile | null; done: number; isOver: boolean; end: Promise<void> }

/** One decodes at a time, of all: two would take both cores of a small machine from those who listen. */
const AT_ONCE = 1
const MOST_WAITING = 200
const AGAIN_MS = 30_000
/** Twice within a lease, so that one renewal may fail. */
const RENEW_MS = (LEASE_SECONDS * 1000) / 3

const PUT_TROUBLE: Readonly<Record<PutTrouble, string>> = {
  full: 'the disk is full',
  readOnly: 'the folder cannot be written to',
  tooLarge: 'it is larger than what may be kept',
}

export function checkQueue({ parts, objects, keeper, takedowns, tables, clock, log }: Needs): CheckQueue {
  const jobs = new Map<string, Job>()
  /** This server, until it ends. */
  const checker = randomBytes(9).toString('base64url')
  const nowSeconds = () => Math.floor(clock.now() / 1000)
  const isElsewhere = (row: UploadRow) => isLeased(row, checker, nowSeconds())
  // Clients take turns, whoever of them brings how many.
  const turns = turnstile(AT_ONCE, MOST_WAITING)

  const lease = (row: UploadRow, job: Job) => ({
    ...{ upload: row.upload, by: checker, nowSeconds: nowSeconds(), doneShare: job.done },
  })

  /** False: it is to be tried again later. */
  async function run(row: UploadRow, job: Job): Promise<boolean> {
    const leave = await turns.enter(row.client)
    if (leave === null) return false
    job.hasTurn = true
    try {
      const db = await tables()
      if (job.isOver) return true
      if (db === null) return false
      // Another server is at it, or was quicker.
      if (!(await leaseUpload(db, lease(row, job)))) return true
      return await checkLeased(db, row, job)
    } catch (error) {
      log.error(`An upload could not be looked at: ${String(error)}`)
      return false
    } finally {
      leave()
    }
  }

  async function checkLeased(db: Kysely<UploadTables>, row: UploadRow, job: Job): Promise<boolean> {
    const [path, cleanPath] = [parts.pathOf(row.upload), parts.newCleanPath(row.upload)]
    // A renewal that fails is made up for by the next one; whoever takes over in between writes other files.
    const renew = () => void leaseUpload(db, lease(row, job)).catch(() => undefined)
    const renewal = setInterval(renew, RENEW_MS).unref()
    let isDecided = false
    try {
      if (isStopped(job)) return true
      job.checking = checkFile({ row, path, cleanPath, tell: (done) => (job.done = done) })
      const outcome = await job.checking.outcome
      if (isStopped(job)) return true
      isDecided = await keep(db, row, outcome)
      return isDecided
    } finally {
      clearInterval(renewal)
      await parts.removeClean(cleanPath)
      // Else the lease ends by itself.
      if (!isDecided) await endLease(db, row.upload, checker).catch(() => undefined)
    }
  }

  /** True when the upload was decided, here or by a server that took it over. */
  async function keep(db: Kysely<UploadTables>, row: UploadRow, outcome: CheckedFile): Promise<boolean> {
    const isWithdrawn = outcome.ok && outcome.objects.some(({ id }) => takedowns.has(id))
    if (!outcome.ok || isWithdrawn) {
      const problem = outcome.ok ? 'withdrawn' : outcome.problem
      if (await changeLeased(db, row.upload, checker, { state: 'refused', problem })) await parts.remove(row.upload)
      return true
    }
    const [object = null, preview = null] = outcome.objects.map(({ id }) => id)
    const isKept = await keeper.inTurn(async () => {
      if (!(await changeLeased(db, row.upload, checker, { object, preview_object: preview }))) return 'takenOver'
      for (const each of outcome.objects) if (!(await isPut(each))) return 'notKept'
      const result = JSON.stringify(outcome.result)
      return (await changeLeased(db, row.upload, checker, { state: 'ready', result })) ? 'kept' : 'takenOver'
    })
    if (isKept === 'kept') await parts.remove(row.upload)
    // Somebody may have forgotten it meanwhile.
    if ((await uploadOf(db, row.upload, row.account as `0x${string}`)) === undefined)
      await keeper.letGo([object, preview])
    return isKept !== 'notKept'
  }

  /** What was written is compared with the name it was promised under: the file may have changed since it was decoded. */
  async function isPut({ id, pieces }: Extract<CheckedFile, { ok: true }>['objects'][number]): Promise<boolean> {
    const kept = await objects.put(pieces(), MAX_UPLOAD_BYTES.sound)
    if (kept.ok && kept.id === id) return true
    // After this turn of the keeper, in which it is asked for.
    if (kept.ok) void keeper.letGo([kept.id]).catch(() => undefined)
    log.error(
      `An upload cannot be kept: ${kept.ok ? 'its file changed while it was read' : PUT_TROUBLE[kept.trouble]}.`,
    )
    return false
  }

  async function stop(upload: string): Promise<void> {
    const job = jobs.get(upload)
    if (job === undefined) return
    job.isOver = true
    await job.checking?.stop()
    // Whoever waits for a turn finds out when it comes.
    if (job.hasTurn) await job.end
  }

  return {
    add(row) {
      if (jobs.has(row.upload) || isElsewhere(row)) return
      const job: Job = { hasTurn: false, checking: null, done: 0, isOver: false, end: Promise.resolve() }
      jobs.set(row.upload, job)
      const end = () => jobs.delete(row.upload)
      // What failed for a full disk or queue is not tried again with each look at it.
      job.end = run(row, job).then((isDone) => void (isDone || job.isOver ? end() : setTimeout(end, AGAIN_MS).unref()))
    },
    has: (upload) => jobs.has(upload),
    isElsewhere,
    stateOf(row) {
      const job = jobs.get(row.upload)
      const isHere = job !== undefined && job.checking !== null
      if (!isHere && isElsewhere(row)) return { is: 'checking', done: (row.checked_permille ?? 0) / 1000 }
      if (job === undefined) return { is: 'receiving' }
      if (job.checking !== null) return { is: 'checking', done: Math.min(1, job.done) }
      return { is: 'waiting', ahead: [...jobs.keys()].indexOf(row.upload) }
    },
    stop,
    async stopAll() {
      await Promise.all([...jobs.keys()].map(stop))
    },
  }
}

/** Set by somebody else while it was waited for. */
const isStopped = ({ isOver }: Job): boolean => isOver
