import type { BatchedCalls } from './batchedCalls.ts'

/** Ways to ask the endpoints of a chain. */
export type ChainReads = {
  chainId: number
  /** Asks one endpoint, which the upstream chooses. */
  askAny: BatchedCalls
  /** One per endpoint; empty if there is only one. */
  askEach: readonly BatchedCalls[]
}
