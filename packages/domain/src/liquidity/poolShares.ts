import { squareRoot } from './squareRoot.ts'

/** A pool's current reserves and share supply. */
export type Pool = { readonly reserveA: bigint; readonly reserveB: bigint; readonly totalSupply: bigint }

/**
 * The protocol's part of the fees (spec: liquidity.protocol-fee): `off` while the factory has no receiver. `kLast` is the product
 * of the reserves at the last payment.
 */
export type ProtocolFee = { readonly kind: 'off' } | { readonly kind: 'on'; readonly kLast: bigint }

/** Before minting or burning, the pair pays the protocol a sixth of its growth in new shares. */
export function pendingFeeShares({ reserveA, reserveB, totalSupply }: Pool, fee: ProtocolFee): bigint {
  if (fee.kind === 'off' || fee.kLast === 0n) return 0n
  const root = squareRoot(reserveA * reserveB)
  const rootLast = squareRoot(fee.kLast)
  if (root <= rootLast) return 0n
  return (totalSupply * (root - rootLast)) / (root * 5n + rootLast)
}

/** The supply including pending fee shares, which deposits and withdrawals are computed with. */
export const sharesWithFee = (pool: Pool, fee: ProtocolFee): bigint => pool.totalSupply + pendingFeeShares(pool, fee)
