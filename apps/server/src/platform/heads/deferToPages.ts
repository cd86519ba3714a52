/** Pages have read a new block within this time. */
const PAGES_READ_MS = 30

/**
 * Delays work that a new block causes and no page waits for, because all pages need the node and
 * the processor at that moment. Several blocks in the meantime cause one run, with the newest.
 */
export function deferToPages<Block>(work: (newest: Block) => void): { soon: (block: Block) => void; stop: () => void } {
  let waiting: { newest: Block; timer: NodeJS.Timeout } | null = null
  function begin() {
    if (waiting === null) return
    const { newest } = waiting
    waiting = null
    work(newest)
  }
  return {
    soon(newest) {
      if (waiting === null) waiting = { newest, timer: setTimeout(begin, PAGES_READ_MS).unref() }
      else waiting.newest = newest
    },
    stop() {
      if (waiting !== null) clearTimeout(waiting.timer)
      waiting = null
    },
  }
}
