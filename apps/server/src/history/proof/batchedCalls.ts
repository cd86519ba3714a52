import type { Upstream } from '#platform/rpc/upstream.ts'

/** Nodes limit the size of a batch. */
const CALLS_PER_BATCH = 100
/** Keeps the node busy while an answer is being read. */
const CONCURRENT_BATCHES = 3

type Call = { method: string; params: readonly unknown[] }

/** Sends any number of calls and returns the results in order; rejects if one call fails. */
export type BatchedCalls = (calls: readonly Call[]) => Promise<readonly unknown[]>

export const batchedCalls =
  ({ ask }: Pick<Upstream, 'ask'>): BatchedCalls =>
  (calls) =>
    sendAll(ask, calls)

async function sendAll(ask: Upstream['ask'], calls: readonly Call[]): Promise<readonly unknown[]> {
  const results: unknown[] = []
  let nextIndex = 0
  async function takeBatches(): Promise<void> {
    for (let from = nextIndex; from < calls.length; from = nextIndex) {
      nextIndex = from + CALLS_PER_BATCH
      for (const [at, outcome] of (await ask(calls.slice(from, from + CALLS_PER_BATCH))).entries()) {
        if (!outcome.ok) throw new Error(outcome.error.message)
        results[from + at] = outcome.result
      }
    }
  }
  await Promise.all(Array.from({ length: CONCURRENT_BATCHES }, takeBatches))
  return results
}
