import { Worker } from 'node:worker_threads'
import { SAMPLE_RECORDINGS } from '@musi/domain/recordings/sampleRecordings'
import { SEEDED_RECORDINGS } from '@musi/domain/recordings/seededRecordings'
import type { MadeRecording } from '../music/makeRecording.ts'
import type { MusicReport } from '../music/musicThread.ts'
import type { Log } from '../platform/log.ts'
import type { ObjectStore } from './objectStore.ts'

/** The sounds that we make ourselves: each when it is first wanted, and the others while nothing else is to do. */
export type Recordings = {
  /** When this resolves the object is in the store, or cannot be had. */
  made: (id: string) => Promise<void>
  /** How large an object of ours will be before it is made. Null: it is none of ours. */
  bytesOf: (id: string) => number | null
  /** Begins to make what is missing, of the artists' songs only where their chain is. Never before the page can be served. */
  makeAhead: (hasArtists: boolean) => void
  stop: () => Promise<void>
}

type Needs = { store: ObjectStore; log: Log; isAhead: boolean }
type Kind = 'wanted' | 'ahead'

/** Long enough for a page to have come up first. */
const AHEAD_AFTER_MS = 4000
/** What a song was made in is a hundred megabytes, and is given back when nobody wants another. */
const IDLE_MS = 10_000
const MAX_BYTES = 8 * 1024 * 1024

const RECORDINGS = { ...SAMPLE_RECORDINGS, ...SEEDED_RECORDINGS }
const NAMES = new Map(
  Object.entries(RECORDINGS).flatMap(([name, { hash, preview }]) => [
    [hash, name] as const,
    [preview.hash, name] as const,
  ]),
)
const SIZES = new Map(
  Object.values(RECORDINGS).flatMap(({ hash, bytes, preview }) => [
    [hash, bytes] as const,
    [preview.hash, preview.bytes] as const,
  ]),
)

export function recordings({ store, log, isAhead }: Needs): Recordings {
  const underWay = new Map<string, Promise<void>>()
  const threads = new Map<Kind, Thread>()
  let timer: NodeJS.Timeout | undefined
  let hasEnded = false

  function threadOf(kind: Kind): Thread {
    const thread = threads.get(kind) ?? musicThread(kind, log, () => threads.delete(kind))
    threads.set(kind, thread)
    return thread
  }

  async function make(name: string, kind: Kind): Promise<void> {
    const result = await threadOf(kind).make(name)
    if (result === null) return
    if (result.recording.hash !== RECORDINGS[name]?.hash) log.error(`${name} became another recording than it should.`)
    for (const bytes of [result.full, result.preview]) {
      const kept = await store.put(piece(bytes), MAX_BYTES)
      if (kept.ok) continue
      const why = kept.trouble === 'full' ? 'the disk is full' : 'the folder cannot be written to'
      log.error(`A song cannot be kept: ${why}.`)
    }
  }

  async function made(id: string, kind: Kind): Promise<void> {
    const name = NAMES.get(id)
    if (name === undefined || hasEnded || (await store.bytesOf(id)) !== null) return
    const mine = underWay.get(name) ?? make(name, kind).finally(() => underWay.delete(name))
    underWay.set(name, mine)
    await mine
  }

  async function makeAll(hasArtists: boolean) {
    for (const { hash, preview } of Object.values(hasArtists ? RECORDINGS : SAMPLE_RECORDINGS)) {
      await made(hash, 'ahead')
      await made(preview.hash, 'ahead')
    }
  }

  return {
    made: (id) => made(id, 'wanted'),
    bytesOf: (id) => SIZES.get(id) ?? null,
    makeAhead(hasArtists) {
      if (isAhead) timer = setTimeout(() => void makeAll(hasArtists), AHEAD_AFTER_MS).unref()
    },
    async stop() {
      hasEnded = true
      clearTimeout(timer)
      await Promise.all([...threads.values()].map((thread) => thread.stop()))
    },
  }
}

type Thread = { make: (name: string) => Promise<MadeRecording | null>; stop: () => Promise<void> }

function musicThread(kind: Kind, log: Log, onExit: () => void): Thread {
  const worker = new Worker(new URL('../music/musicThread.ts', import.meta.url), { workerData: kind })
  worker.unref()
  const waiting = new Map<string, (made: MadeRecording | null) => void>()
  let idle: NodeJS.Timeout | undefined
  worker.on('message', ({ name, made }: MusicReport) => {
    waiting.get(name)?.(made)
    waiting.delete(name)
    if (waiting.size === 0) idle = setTimeout(() => void worker.terminate(), IDLE_MS).unref()
  })
  worker.once('error', (error) => log.error(`A song could not be made: ${String(error)}`))
  worker.once('exit', () => {
    clearTimeout(idle)
    onExit()
    for (const resolve of waiting.values()) resolve(null)
  })
  return {
    make(name) {
      clearTimeout(idle)
      const { promise, resolve } = Promise.withResolvers<MadeRecording | null>()
      waiting.set(name, resolve)
      worker.postMessage(name, [])
      return promise
    },
    stop: async () => void (await worker.terminate()),
  }
}

async function* piece(bytes: Uint8Array): AsyncIterable<Uint8Array> {
  yield bytes
}
