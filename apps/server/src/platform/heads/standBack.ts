/** Time within which a page has read a new block. */
const STANDS_BACK_MS = 30

/**
 * Work that a new block causes and no page waits for: it leaves the node and the processor to the pages, which all read at
 * that moment. Done once for all blocks of the meantime, with the newest.
 */
export function standBack<Block>(work: (newest: Block) => void): { soon: (block: Block) => void; stop: () => void } {
  let waiting: { newest: Block; timer: NodeJS.Timeout } | null = null
  function begin() {
    if (waiting === null) return
    const { newest } = waiting
    waiting = null
    work(newest)
  }
  return {
    soon(newest) {
      if (waiting === null) waiting = { newest, timer: setTimeout(begin, STANDS_BACK_MS).unref() }
      else waiting.newest = newest
    },
    stop() {
      if (waiting !== null) clearTimeout(waiting.timer)
      waiting = null
    },
  }
}
