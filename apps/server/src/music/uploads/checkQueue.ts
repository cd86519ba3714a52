import { randomBytes } from 'node:crypto'
import type { UploadState } from '@musi/api/music/uploads'
import type { Kysely } from 'kysely'
import { type Clock, nowSeconds } from '#platform/clock.ts'
import { turnstile } from '#platform/turnstile.ts'
import { type CheckingFile, checkFile } from './checkFile.ts'
import { type KeepNeeds, keepChecked } from './keepChecked.ts'
import { LEASE_SECONDS, type UploadRow, endLease, isLeased, leaseUpload } from './uploadStore.ts'
import type { UploadTables } from './uploadTables.ts'

/** Complete uploads that are being checked, one after another. */
export type CheckQueue = {
  add: (row: UploadRow) => void
  has: (upload: string) => boolean
  /** True while another server decodes it. */
  isElsewhere: (row: UploadRow) => boolean
  stateOf: (row: UploadRow) => UploadState
  /** Stops checking this upload. */
  stop: (upload: string) => Promise<void>
  stopAll: () => Promise<void>
}

type Needs = KeepNeeds & {
  tables: () => Promise<Kysely<UploadTables> | null>
  clock: Pick<Clock, 'now'>
}

type Job = { hasTurn: boolean; checking: CheckingFile | null; done: number; isOver: boolean; end: Promise<void> }

/** One file is decoded at a time: two would take both cores of a small machine from listeners. */
const AT_ONCE = 1
const MOST_WAITING = 200
const AGAIN_MS = 30_000
/** Renews more than twice within a lease, so that one renewal may fail. */
const RENEW_MS = (LEASE_SECONDS * 1000) / 3

export function checkQueue(needs: Needs): CheckQueue {
  const { parts, tables, clock, log } = needs
  const jobs = new Map<string, Job>()
  const checker = randomBytes(9).toString('base64url')
  const isElsewhere = (row: UploadRow) => isLeased(row, checker, nowSeconds(clock))
  // Clients take turns, however many files each brings.
  const turns = turnstile(AT_ONCE, MOST_WAITING)

  const lease = (row: UploadRow, job: Job) => ({
    upload: row.upload,
    by: checker,
    nowSeconds: nowSeconds(clock),
    doneShare: job.done,
  })

  /** False if it must be retried later. */
  async function run(row: UploadRow, job: Job): Promise<boolean> {
    const leave = await turns.enter(row.client)
    if (leave === null) return false
    job.hasTurn = true
    try {
      const db = await tables()
      if (job.isOver) return true
      if (db === null) return false
      const isLeasedHere = await leaseUpload(db, lease(row, job))
      return isLeasedHere ? await checkLeased(db, row, job) : true
    } catch (error) {
      log.error(`An upload could not be looked at: ${String(error)}`)
      return false
    } finally {
      leave()
    }
  }

  async function checkLeased(db: Kysely<UploadTables>, row: UploadRow, job: Job): Promise<boolean> {
    const cleanPath = parts.newCleanPath(row.upload)
    // The next renewal makes up for a failed one; a server that takes over meanwhile writes other files.
    const renew = () => void leaseUpload(db, lease(row, job)).catch(() => undefined)
    const renewal = setInterval(renew, RENEW_MS).unref()
    let isDecided = false
    try {
      if (isStopped(job)) return true
      job.checking = checkFile({ row, path: parts.pathOf(row.upload), cleanPath, tell: (done) => (job.done = done) })
      const outcome = await job.checking.outcome
      if (isStopped(job)) return true
      isDecided = await keepChecked(needs, db, { row, checker }, outcome)
      return isDecided
    } finally {
      clearInterval(renewal)
      await parts.removeClean(cleanPath)
      // Otherwise the lease expires by itself.
      if (!isDecided) await endLease(db, row.upload, checker).catch(() => undefined)
    }
  }

  async function stop(upload: string): Promise<void> {
    const job = jobs.get(upload)
    if (job === undefined) return
    job.isOver = true
    await job.checking?.stop()
    // A job still waiting for its turn notices when the turn comes.
    if (job.hasTurn) await job.end
  }

  return {
    add(row) {
      if (jobs.has(row.upload) || isElsewhere(row)) return
      const job: Job = { hasTurn: false, checking: null, done: 0, isOver: false, end: Promise.resolve() }
      jobs.set(row.upload, job)
      const end = () => jobs.delete(row.upload)
      // A failure because of a full disk or queue is not retried with every look.
      job.end = run(row, job).then((isDone) => void (isDone || job.isOver ? end() : setTimeout(end, AGAIN_MS).unref()))
    },
    has: (upload) => jobs.has(upload),
    isElsewhere,
    stateOf: (row) => stateOf(jobs, row, isElsewhere(row)),
    stop,
    stopAll: async () => void (await Promise.all([...jobs.keys()].map(stop))),
  }
}

function stateOf(jobs: ReadonlyMap<string, Job>, row: UploadRow, isElsewhere: boolean): UploadState {
  const job = jobs.get(row.upload)
  const isHere = job !== undefined && job.checking !== null
  if (!isHere && isElsewhere) return { is: 'checking', done: (row.checked_permille ?? 0) / 1000 }
  if (job === undefined) return { is: 'receiving' }
  if (job.checking !== null) return { is: 'checking', done: Math.min(1, job.done) }
  return { is: 'waiting', ahead: [...jobs.keys()].indexOf(row.upload) }
}

/** Reads the flag anew: it may have changed while awaiting. */
const isStopped = ({ isOver }: Job): boolean => isOver
