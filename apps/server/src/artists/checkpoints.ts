import type { Tip } from './artistReader.ts'

/** How many tokens there were in a block that was read. */
export type Checkpoint = Tip & { count: number }

/** Deeper than any chain that we serve is reorganised; a chain that goes back further is read anew. */
const MOST = 64

/** The blocks that were read, newest last. */
export type Checkpoints = {
  newest: () => Checkpoint | null
  push: (checkpoint: Checkpoint) => void
  /** Forgets those whose block was replaced. */
  forgetGone: (hashAt: (block: number) => Promise<string | null>) => Promise<void>
}

export function checkpoints(): Checkpoints {
  const all: Checkpoint[] = []
  const newest = () => all.at(-1) ?? null
  return {
    newest,
    push(checkpoint) {
      if (newest()?.number === checkpoint.number) all.pop()
      all.push(checkpoint)
      if (all.length > MOST) all.shift()
    },
    async forgetGone(hashAt) {
      for (let last = newest(); last !== null && (await hashAt(last.number)) !== last.hash; last = newest()) all.pop()
    },
  }
}
