/** Yields, so that the page can render and handle events. */
const pause = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => {
      port1.close()
      resolve()
    })
    port1.start()
    port2.postMessage(null)
  })

/** Steps share a turn until this is used up. A frame has 16 ms, and rendering needs most of them. */
const TURN_MS = 4

/** Runs interruptible work in short turns. False: it was abandoned, because it is no longer wanted. */
export async function runInTurns(steps: Iterator<unknown>, isWanted: () => boolean): Promise<boolean> {
  let began = performance.now()
  while (isWanted()) {
    if (steps.next().done === true) return true
    if (performance.now() - began < TURN_MS) continue
    await pause()
    began = performance.now()
  }
  return false
}
