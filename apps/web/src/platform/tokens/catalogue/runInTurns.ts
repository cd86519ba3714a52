import { nextTask } from '#platform/page/loading/nextTask.ts'

/** Duration of a turn, which several steps share. A frame has 16 ms, and rendering needs most of them. */
const TURN_MS = 4

/** Runs interruptible work in short slices; false if it was abandoned because it is no longer wanted. */
export async function runInTurns(steps: Iterator<unknown>, isWanted: () => boolean): Promise<boolean> {
  let began = performance.now()
  while (isWanted()) {
    if (steps.next().done === true) return true
    if (performance.now() - began < TURN_MS) continue
    await nextTask()
    began = performance.now()
  }
  return false
}
