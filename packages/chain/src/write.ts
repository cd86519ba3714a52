import type { Address } from '@musi/domain/address'
import type { TransactionKind } from '@musi/domain/transactions/action'

export type Call = { to: Address; data: `0x${string}`; value: bigint }

/**
 * What a transaction is, before anybody sends it. Some can be made in several ways (a swap of a token with a fee on
 * transfer): the candidates, in the order in which they are tried.
 */
export type Write = {
  kind: TransactionKind
  candidates: readonly [Call, ...Call[]]
  /**
   * Which candidate is sent (spec: sending.write). Absent: the first that would work. `nextWorksToo`: the first that would work
   * and whose next would as well, or the last (spec: sending.fee-on-transfer).
   */
  picks?: 'nextWorksToo'
  /** Where the specification fixes it (spec: sending.fixed-gas); absent: it is estimated. */
  gasLimit?: bigint
}
