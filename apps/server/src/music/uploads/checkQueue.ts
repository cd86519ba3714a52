import { randomBytes } from 'node:crypto'
import type { UploadState } from '@musi/api/music/uploads'
import type { Kysely } from 'kysely'
import { type Clock, nowSeconds } from '#platform/clock.ts'
import { turnstile } from '#platform/turnstile.ts'
import { type RunningCheck, checkFile } from './checkFile.ts'
import { type StoreNeeds, storeCheckedFile } from './storeCheckedFile.ts'
import { LEASE_SECONDS, type UploadRow, endLease, isLeased, tryLeaseUpload } from './uploadStore.ts'
import type { UploadTables } from './uploadTables.ts'

/** Complete uploads that are being checked, one after another. */
export type CheckQueue = {
  add: (row: UploadRow) => void
  has: (upload: string) => boolean
  /** True while another server decodes it. */
  isLeasedElsewhere: (row: UploadRow) => boolean
  stateOf: (row: UploadRow) => UploadState
  /** Stops checking this upload. */
  stop: (upload: string) => Promise<void>
  stopAll: () => Promise<void>
}

type Needs = StoreNeeds & {
  tables: () => Promise<Kysely<UploadTables> | null>
  clock: Pick<Clock, 'now'>
}

type Job = { hasTurn: boolean; checking: RunningCheck | null; done: number; isCancelled: boolean; end: Promise<void> }

/**
 * One file is decoded at a time, because two would take both cores of a small machine away from
 * listeners.
 */
const CONCURRENT_CHECKS = 1
const MAX_WAITING_CHECKS = 200
const RETRY_MS = 30_000
/** Renews more than twice within a lease, so that one renewal may fail. */
const RENEW_MS = (LEASE_SECONDS * 1000) / 3

export function checkQueue(needs: Needs): CheckQueue {
  const { parts, tables, clock, log } = needs
  const jobs = new Map<string, Job>()
  const checker = randomBytes(9).toString('base64url')
  const isLeasedElsewhere = (row: UploadRow) => isLeased(row, checker, nowSeconds(clock))
  // Clients take turns, however many files each has uploaded.
  const turns = turnstile(CONCURRENT_CHECKS, MAX_WAITING_CHECKS)

  const lease = (row: UploadRow, job: Job) => ({
    upload: row.upload,
    server: checker,
    nowSeconds: nowSeconds(clock),
    doneShare: job.done,
  })

  /** Returns false if it must be retried later. */
  async function run(row: UploadRow, job: Job): Promise<boolean> {
    const leave = await turns.enter(row.client)
    if (leave === null) return false
    job.hasTurn = true
    try {
      const db = await tables()
      if (job.isCancelled) return true
      if (db === null) return false
      const isLeasedHere = await tryLeaseUpload(db, lease(row, job))
      return isLeasedHere ? await checkLeased(db, row, job) : true
    } catch (error) {
      log.error(`An upload could not be checked: ${String(error)}`)
      return false
    } finally {
      leave()
    }
  }

  async function checkLeased(db: Kysely<UploadTables>, row: UploadRow, job: Job): Promise<boolean> {
    const strippedPath = parts.newStrippedPath(row.upload)
    // A failed renewal is harmless: the next one follows in time, and a server that takes over
    // writes other files.
    const renew = () => void tryLeaseUpload(db, lease(row, job)).catch(() => undefined)
    const renewal = setInterval(renew, RENEW_MS).unref()
    let isDecided = false
    let path: string | null = null
    try {
      path = await parts.gather(row.upload)
      if (isStopped(job)) return true
      job.checking = checkFile({ row, path, strippedPath, onProgress: (done) => (job.done = done) })
      const outcome = await job.checking.outcome
      if (isStopped(job)) return true
      isDecided = await storeCheckedFile(needs, db, { row, checker }, outcome)
      return isDecided
    } finally {
      clearInterval(renewal)
      await parts.removeStripped(strippedPath)
      if (path !== null) await parts.release(path)
      // If this fails, the lease expires by itself.
      if (!isDecided) await endLease(db, row.upload, checker).catch(() => undefined)
    }
  }

  const stop = (upload: string) => stopJob(jobs.get(upload))

  return {
    add(row) {
      if (jobs.has(row.upload) || isLeasedElsewhere(row)) return
      const job: Job = { hasTurn: false, checking: null, done: 0, isCancelled: false, end: Promise.resolve() }
      jobs.set(row.upload, job)
      const end = () => jobs.delete(row.upload)
      // After a failure, requests for the upload do not retry at once, because the disk or queue
      // may be full.
      job.end = run(row, job).then(
        (isDone) => void (isDone || job.isCancelled ? end() : setTimeout(end, RETRY_MS).unref()),
      )
    },
    has: (upload) => jobs.has(upload),
    isLeasedElsewhere,
    stateOf: (row) => stateOf(jobs, row, isLeasedElsewhere(row)),
    stop,
    stopAll: async () => void (await Promise.all([...jobs.keys()].map(stop))),
  }
}

async function stopJob(job: Job | undefined): Promise<void> {
  if (job === undefined) return
  job.isCancelled = true
  await job.checking?.stop()
  // A job that is still waiting stops when its turn comes.
  if (job.hasTurn) await job.end
}

function stateOf(jobs: ReadonlyMap<string, Job>, row: UploadRow, isLeasedElsewhere: boolean): UploadState {
  const job = jobs.get(row.upload)
  const isHere = job !== undefined && job.checking !== null
  if (!isHere && isLeasedElsewhere) return { is: 'checking', done: (row.checked_permille ?? 0) / 1000 }
  if (job === undefined) return { is: 'receiving' }
  if (job.checking !== null) return { is: 'checking', done: Math.min(1, job.done) }
  return { is: 'waiting', ahead: [...jobs.keys()].indexOf(row.upload) }
}

/** A function, because the flag may have changed during an await. */
const isStopped = ({ isCancelled }: Job): boolean => isCancelled
