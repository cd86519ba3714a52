/** Requests of pages that wait for an answer of the chain. */
export type AnswerLoad = {
  /** Counts a request until the returned function is called. */
  enter: () => () => void
  /** True if further pages would only wait longer, so that they need not learn of a block yet. */
  isFull: () => boolean
}

/** While these wait for the node, the server could only note the requests of others. */
const MAX_WAITING = 200

export function answerLoad(): AnswerLoad {
  let waiting = 0
  return {
    enter() {
      waiting += 1
      return () => void (waiting -= 1)
    },
    isFull: () => waiting >= MAX_WAITING,
  }
}
