import { SAMPLE_RECORDINGS } from '@musi/domain/recordings/sampleRecordings'
import { SEEDED_RECORDINGS } from '@musi/domain/recordings/seededRecordings'
import type { MadeRecording } from '@musi/synth/makeRecording'
import type { MusicReport } from '@musi/synth/musicThread'
import { startMusicThread } from '@musi/synth/startMusicThread'
import type { Log } from '#platform/log.ts'
import { ObjectsUnreachable } from '#platform/objectsReach.ts'
import { type ObjectStore, PUT_TROUBLE } from './objectStore.ts'

/** Generated recordings: each is made when first requested, the others in the background. */
export type Recordings = {
  /** When this resolves, the object is in the store or cannot be generated. */
  made: (id: string) => Promise<void>
  /** Size of a generated object before it exists; null if it is not one of ours. */
  bytesOf: (id: string) => number | null
  /**
   * Generates missing recordings in the background, artists' songs only on a chain that has them.
   * Call it once the page can be served.
   */
  makeInAdvance: (hasArtists: boolean) => void
  stop: () => Promise<void>
}

type Kind = 'wanted' | 'ahead'
type Needs = {
  store: ObjectStore
  log: Log
  inAdvance: boolean
  advanceAfterMs?: number
  /** Replaced by tests. */
  newThread?: typeof musicThread
}

/** Delay before generating in advance, long enough for a first page to load. */
const ADVANCE_AFTER_MS = 4000
/** Generating a song takes a hundred megabytes, released when idle and between background jobs. */
const IDLE_MS: Readonly<Record<Kind, number>> = { wanted: 10_000, ahead: 0 }
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

export function recordings({
  store,
  log,
  inAdvance,
  advanceAfterMs = ADVANCE_AFTER_MS,
  newThread = musicThread,
}: Needs): Recordings {
  const jobs = new Map<string, RunningJob>()
  const threads = new Map<Kind, Thread>()
  let timer: NodeJS.Timeout | undefined
  let hasEnded = false

  function threadOf(kind: Kind): Thread {
    const known = threads.get(kind)
    if (known !== undefined) return known
    const thread = newThread(kind, log, () => {
      if (threads.get(kind) === thread) threads.delete(kind)
    })
    threads.set(kind, thread)
    return thread
  }

  async function make(name: string, kind: Kind): Promise<Outcome> {
    // Two at a time would double the memory, and requested songs come first.
    if (kind === 'ahead' && threads.has('wanted')) return 'gaveWay'
    const making = threadOf(kind).make(name)
    if (kind === 'wanted') await threads.get('ahead')?.stop()
    const result = await making
    if (!result.ok) return result.code === 'gaveWay' ? 'gaveWay' : 'done'
    const { recording, full, preview } = result.made
    if (recording.hash !== RECORDINGS[name]?.hash) log.error(`${name} became another recording than it should.`)
    for (const bytes of [full, preview]) {
      const kept = await store.put(piece(bytes), MAX_BYTES)
      if (!kept.ok) log.error(`A song cannot be kept: ${PUT_TROUBLE[kept.trouble]}.`)
    }
    return 'done'
  }

  async function made(id: string, kind: Kind): Promise<Outcome> {
    const name = NAMES.get(id)
    if (name === undefined || hasEnded || (await store.bytesOf(id)) !== null) return 'done'
    const current = jobs.get(name)
    if (current !== undefined && (current.kind === 'wanted' || kind === 'ahead')) return await current.outcome
    const outcome = make(name, kind).finally(() => {
      if (jobs.get(name)?.outcome === outcome) jobs.delete(name)
    })
    jobs.set(name, { kind, outcome })
    return await outcome
  }

  async function makeInBackground(id: string): Promise<void> {
    await threads.get('wanted')?.ended
    if ((await made(id, 'ahead')) === 'gaveWay') await makeInBackground(id)
  }

  async function makeAll(hasArtists: boolean) {
    try {
      for (const { hash, preview } of Object.values(hasArtists ? RECORDINGS : SAMPLE_RECORDINGS))
        for (const id of [hash, preview.hash]) await makeInBackground(id)
    } catch (error) {
      // The recordings are still generated when first requested.
      if (!(error instanceof ObjectsUnreachable)) throw error
    }
  }

  return {
    made: async (id) => void (await made(id, 'wanted')),
    bytesOf: (id) => SIZES.get(id) ?? null,
    makeInAdvance(hasArtists) {
      if (inAdvance) timer = setTimeout(() => void makeAll(hasArtists), advanceAfterMs).unref()
    },
    async stop() {
      hasEnded = true
      clearTimeout(timer)
      await Promise.all([...threads.values()].map((thread) => thread.stop()))
    },
  }
}

/** `gaveWay`: not generated, because another recording was requested. */
type Outcome = 'done' | 'gaveWay'
/** `broken`: it cannot be generated, which is logged. */
type MakeResult = { ok: true; made: MadeRecording } | { ok: false; code: 'gaveWay' | 'broken' }
type RunningJob = { kind: Kind; outcome: Promise<Outcome> }
type Thread = {
  make: (name: string) => Promise<MakeResult>
  stop: () => Promise<void>
  ended: Promise<void>
}

const BROKEN: MakeResult = { ok: false, code: 'broken' }

function musicThread(kind: Kind, log: Log, onEnd: () => void): Thread {
  const worker = startMusicThread(kind)
  worker.unref()
  const waiting = new Map<string, (making: MakeResult) => void>()
  const ended = Promise.withResolvers<void>()
  let idleTimer: NodeJS.Timeout | undefined
  let isStopped = false
  const end = () => {
    // The worker accepts no more songs while it is ending.
    onEnd()
    void worker.terminate()
  }
  worker.on('message', ({ name, made }: MusicReport) => {
    waiting.get(name)?.(made === null ? BROKEN : { ok: true, made })
    waiting.delete(name)
    if (waiting.size === 0) idleTimer = setTimeout(end, IDLE_MS[kind]).unref()
  })
  worker.on('error', (error) => log.error(`A song could not be made: ${String(error)}`))
  worker.once('exit', () => {
    clearTimeout(idleTimer)
    onEnd()
    for (const resolve of waiting.values()) resolve(isStopped ? { ok: false, code: 'gaveWay' } : BROKEN)
    ended.resolve()
  })
  return {
    ended: ended.promise,
    make(name) {
      clearTimeout(idleTimer)
      const { promise, resolve } = Promise.withResolvers<MakeResult>()
      waiting.set(name, resolve)
      worker.postMessage(name, [])
      return promise
    },
    async stop() {
      isStopped = true
      await worker.terminate()
    },
  }
}

async function* piece(bytes: Uint8Array): AsyncIterable<Uint8Array> {
  yield bytes
}
