/** The part of an input that trades, after the pool's fee of 30 basis points (spec: swap.pool-fee). */
export const AFTER_FEE = { numerator: 997n, denominator: 1000n } as const

/** The part of an input that the pool takes as its fee. */
export const POOL_FEE = Number(AFTER_FEE.denominator - AFTER_FEE.numerator) / Number(AFTER_FEE.denominator)
