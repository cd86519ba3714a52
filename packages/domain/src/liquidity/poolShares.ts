import { squareRoot } from './squareRoot.ts'

/** A pool as it stands: what it holds, and how many shares there are of it. */
export type Pool = { readonly reserveA: bigint; readonly reserveB: bigint; readonly totalSupply: bigint }

/**
 * What the protocol takes of the fees (spec: liquidity.protocol-fee). `kLast`: the product of the reserves when it was last paid; `off`
 * while the factory names nobody to pay.
 */
export type ProtocolFee = { readonly kind: 'off' } | { readonly kind: 'on'; readonly kLast: bigint }

/** The pair pays the protocol a sixth of what the pool grew by, in new shares, before anything else is minted or burned. */
export function pendingFeeShares({ reserveA, reserveB, totalSupply }: Pool, fee: ProtocolFee): bigint {
  if (fee.kind === 'off' || fee.kLast === 0n) return 0n
  const [root, rootLast] = [squareRoot(reserveA * reserveB), squareRoot(fee.kLast)]
  if (root <= rootLast) return 0n
  return (totalSupply * (root - rootLast)) / (root * 5n + rootLast)
}

/** The shares that what comes in or goes out is measured by. */
export const sharesWithFee = (pool: Pool, fee: ProtocolFee): bigint => pool.totalSupply + pendingFeeShares(pool, fee)
