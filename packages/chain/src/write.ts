import type { Address } from '@musi/domain/address'
import type { TransactionKind } from '@musi/domain/transactions/action'

export type Call = { to: Address; data: `0x${string}`; value: bigint }

/**
 * A transaction before it is sent. Some have several candidate calls (a swap of a token with a transfer fee), in the
 * order in which they are tried.
 */
export type Write = {
  kind: TransactionKind
  candidates: readonly [Call, ...Call[]]
  /**
   * Choice of candidate, by default the first that would work (spec: sending.write). `nextWorksToo` picks the first
   * that works and whose next one would work as well, or the last (spec: sending.fee-on-transfer).
   */
  picks?: 'nextWorksToo'
  /** The limit where the specification fixes it (spec: sending.fixed-gas); estimated otherwise. */
  gasLimit?: bigint
}
