/** The part of an input that trades, after the pool's fee of 30 basis points (spec: swap.pool-fee). */
export const TRADED = { parts: 997n, whole: 1000n } as const

/** The part of an input that the pool takes as its fee. */
export const POOL_FEE = Number(TRADED.whole - TRADED.parts) / Number(TRADED.whole)
