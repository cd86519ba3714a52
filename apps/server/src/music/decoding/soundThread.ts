// Checks one sound file and ends, so that its memory is bounded and freed.
import { setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { type SoundOutcome, decodeSound } from './decodeSound.ts'

export type SoundJob = { path: string; out: string }
export type SoundReport = { done: number } | SoundOutcome

// On Linux this lowers the priority of this thread only, so that serving listeners comes before
// checking uploads.
setPriority(10)

const { path, out } = workerData as SoundJob
const report = (message: SoundReport) => parentPort?.postMessage(message, [])
report(await decodeSound(path, out, (done) => report({ done })))
