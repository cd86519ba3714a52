import type { BatchedCalls } from './batchedCalls.ts'

/** Reads of a span at one endpoint or at several. */
export type ChainReads = {
  chainId: number
  /** Reads at the endpoint that the upstream chooses. */
  askAll: BatchedCalls
  /** Reads at each endpoint alone; empty if there is only one. */
  askEach: readonly BatchedCalls[]
}
