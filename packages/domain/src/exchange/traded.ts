/** The pool takes 30 basis points of the input (spec: swap.pool-fee), so 997 of 1000 parts of it trade. */
export const TRADED = { parts: 997n, whole: 1000n } as const

/** The part of an input that the pool takes. */
export const POOL_FEE = Number(TRADED.whole - TRADED.parts) / Number(TRADED.whole)
