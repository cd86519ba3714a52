import { MAX_UPLOAD_BYTES, type UploadState } from '@musi/api/uploads'
import type { Kysely } from 'kysely'
import type { ObjectStore } from '../media/objectStore.ts'
import type { Log } from '../platform/log.ts'
import { turnstile } from '../platform/turnstile.ts'
import type { Takedowns } from '../takedown/takedowns.ts'
import { type CheckedFile, type CheckingFile, checkFile } from './checkFile.ts'
import type { ObjectKeeper } from './objectKeeper.ts'
import type { PartsFolder } from './partsFolder.ts'
import { type UploadRow, changeUpload, uploadOf } from './uploadBook.ts'
import type { UploadTables } from './uploadTables.ts'

/** The files that have come whole and are looked at, one after another. */
type CheckQueue = {
  add: (row: UploadRow) => void
  has: (upload: string) => boolean
  stateOf: (upload: string) => UploadState
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
  log: Pick<Log, 'error'>
}

type Job = { checking: CheckingFile | null; done: number; isOver: boolean; end: Promise<void> }

/** One decodes at a time, of all: two would take both cores of a small machine from those who listen. */
const AT_ONCE = 1
const MOST_WAITING = 200
const AGAIN_MS = 30_000

export function checkQueue({ parts, objects, keeper, takedowns, tables, log }: Needs): CheckQueue {
  const jobs = new Map<string, Job>()
  // Clients take turns, whoever of them brings how many.
  const turns = turnstile(AT_ONCE, MOST_WAITING)

  /** False: it is to be tried again later. */
  async function run(row: UploadRow, job: Job): Promise<boolean> {
    const leave = await turns.enter(row.client)
    if (leave === null) return false
    try {
      if (job.isOver) return true
      const [path, cleanPath] = [parts.pathOf(row.upload), parts.cleanPathOf(row.upload)]
      job.checking = checkFile({ row, path, cleanPath, tell: (done) => (job.done = done) })
      const outcome = await job.checking.outcome
      return isStopped(job) || (await keep(row, outcome))
    } catch (error) {
      log.error(`An upload could not be looked at: ${String(error)}`)
      return false
    } finally {
      leave()
    }
  }

  async function keep(row: UploadRow, outcome: CheckedFile): Promise<boolean> {
    const db = await tables()
    if (db === null) return false
    const isWithdrawn = outcome.ok && outcome.objects.some(({ id }) => takedowns.has(id))
    if (!outcome.ok || isWithdrawn) {
      const problem = outcome.ok ? 'withdrawn' : outcome.problem
      await changeUpload(db, row.upload, { state: 'refused', problem })
      await parts.remove(row.upload)
      return true
    }
    const [object = null, preview = null] = outcome.objects.map(({ id }) => id)
    const isKept = await keeper.inTurn(async () => {
      await changeUpload(db, row.upload, { object, preview_object: preview })
      for (const { pieces } of outcome.objects) {
        const kept = await objects.put(pieces(), MAX_UPLOAD_BYTES.sound)
        if (kept.ok) continue
        log.error(
          `An upload cannot be kept: ${kept.trouble === 'full' ? 'the disk is full' : 'the folder cannot be written to'}.`,
        )
        return false
      }
      await changeUpload(db, row.upload, { state: 'ready', result: JSON.stringify(outcome.result) })
      return true
    })
    if (isKept) await parts.remove(row.upload)
    // Somebody may have forgotten it meanwhile.
    if ((await uploadOf(db, row.upload, row.account as `0x${string}`)) === undefined)
      await keeper.letGo([object, preview])
    return isKept
  }

  async function stop(upload: string): Promise<void> {
    const job = jobs.get(upload)
    if (job === undefined) return
    job.isOver = true
    await job.checking?.stop()
    // Whoever waits for a turn finds out when it comes.
    if (job.checking !== null) await job.end
  }

  return {
    add(row) {
      if (jobs.has(row.upload)) return
      const job: Job = { checking: null, done: 0, isOver: false, end: Promise.resolve() }
      jobs.set(row.upload, job)
      const end = () => jobs.delete(row.upload)
      // What failed for a full disk or queue is not tried again with each look at it.
      job.end = run(row, job).then((isDone) => void (isDone || job.isOver ? end() : setTimeout(end, AGAIN_MS).unref()))
    },
    has: (upload) => jobs.has(upload),
    stateOf(upload) {
      const job = jobs.get(upload)
      if (job === undefined) return { is: 'receiving' }
      if (job.checking !== null) return { is: 'checking', done: Math.min(1, job.done) }
      return { is: 'waiting', ahead: [...jobs.keys()].indexOf(upload) }
    },
    stop,
    async stopAll() {
      await Promise.all([...jobs.keys()].map(stop))
    },
  }
}

/** Set by somebody else while it was waited for. */
const isStopped = ({ isOver }: Job): boolean => isOver
