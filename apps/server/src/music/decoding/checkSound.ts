import { Worker } from 'node:worker_threads'
import type { SoundOutcome } from './decodeSound.ts'
import type { SoundJob, SoundReport } from './soundThread.ts'

/** Twenty minutes of FLAC take ten seconds on a slow processor; twelve times as long is an attack. */
const MAX_MS = 120_000
/** Heap for everything but the sound itself; the decoders bound their own memory. */
const MAX_HEAP_MB = 64

type SoundCheck = { outcome: Promise<SoundOutcome>; stop: () => Promise<void> }

/** Decodes a sound file completely in its own thread, with limits on time and memory. */
export function checkSound(job: SoundJob, tell: (done: number) => void, mostMs = MAX_MS): SoundCheck {
  const { promise: outcome, resolve } = Promise.withResolvers<SoundOutcome>()
  const worker = new Worker(new URL('soundThread.ts', import.meta.url), {
    workerData: job,
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB, maxYoungGenerationSizeMb: 16 },
  })
  const end = (with_: SoundOutcome) => {
    clearTimeout(timer)
    resolve(with_)
    void worker.terminate()
  }
  const timer = setTimeout(() => end({ ok: false, problem: 'tooSlow' }), mostMs)
  worker.on('message', (report: SoundReport) => ('done' in report ? tell(report.done) : end(report)))
  // Also emitted when the thread exceeds its memory limit.
  worker.on('error', () => end({ ok: false, problem: 'broken' }))
  worker.once('exit', () => end({ ok: false, problem: 'broken' }))
  return { outcome, stop: async () => void (await worker.terminate()) }
}
