// Makes recordings, one after another, away from everything that answers.
import { setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { type MadeRecording, makeRecording } from './makeRecording.ts'

export type MusicReport = { name: string; made: MadeRecording | null }

// On Linux this is the priority of the thread alone: what nobody waits for takes nothing from what somebody does.
if (workerData === 'ahead') setPriority(19)

let last = Promise.resolve()
parentPort?.on('message', (name: string) => {
  // One at a time: what a song is made in is a hundred megabytes.
  last = last.then(() => answer(name))
})

async function answer(name: string) {
  const made = await makeRecording(name)
  const report: MusicReport = { name, made }
  parentPort?.postMessage(report, made === null ? [] : [made.full.buffer, made.preview.buffer])
}
