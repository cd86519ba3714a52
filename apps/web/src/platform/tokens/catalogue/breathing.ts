/** Lets the page draw and hear between two pieces of work. */
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

/** Some pieces of work are small: they share a turn until this is used up. A frame has 16 ms, and what it draws needs most of them. */
const TURN_MS = 4

/** Work that can be interrupted, done in turns. False: it was given up, because `wanted` said no. */
export async function breathing(steps: Iterator<unknown>, wanted: () => boolean): Promise<boolean> {
  let began = performance.now()
  while (wanted()) {
    if (steps.next().done === true) return true
    if (performance.now() - began < TURN_MS) continue
    await pause()
    began = performance.now()
  }
  return false
}
