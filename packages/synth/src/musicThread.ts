// A worker thread that makes recordings one after another, so that the server's own thread keeps answering.
import { setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { type MadeRecording, makeRecording } from './makeRecording.ts'

export type MusicReport = { name: string; made: MadeRecording | null }

// On Linux this sets the priority of this thread alone, so that recordings nobody waits for do not slow the others.
if (workerData === 'ahead') setPriority(19)

let last = Promise.resolve()
parentPort?.on('message', (name: string) => {
  // One song at a time, because each needs 100 MB while it is made.
  last = last.then(() => answer(name))
})

async function answer(name: string) {
  const recording = await makeRecording(name)
  const report: MusicReport = { name, made: recording }
  parentPort?.postMessage(report, recording === null ? [] : [recording.full.buffer, recording.preview.buffer])
}
