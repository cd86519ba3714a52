import type { Upstream } from '#platform/rpc/upstream.ts'

/** Nodes limit the size of a batch. */
const CALLS_AT_ONCE = 100
/** Keeps the node busy while an answer is being read. */
const REQUESTS_AT_ONCE = 3

type Call = { method: string; params: readonly unknown[] }

/** Sends any number of calls and returns the results in order; rejects if one call fails. */
export type AskAll = (calls: readonly Call[]) => Promise<readonly unknown[]>

export const askingAll =
  ({ ask }: Pick<Upstream, 'ask'>): AskAll =>
  (calls) =>
    askAll(ask, calls)

async function askAll(ask: Upstream['ask'], calls: readonly Call[]): Promise<readonly unknown[]> {
  const results: unknown[] = []
  let next = 0
  async function askOn(): Promise<void> {
    for (let from = next; from < calls.length; from = next) {
      next = from + CALLS_AT_ONCE
      for (const [at, outcome] of (await ask(calls.slice(from, from + CALLS_AT_ONCE))).entries()) {
        if (!outcome.ok) throw new Error(outcome.error.message)
        results[from + at] = outcome.result
      }
    }
  }
  await Promise.all(Array.from({ length: REQUESTS_AT_ONCE }, askOn))
  return results
}
