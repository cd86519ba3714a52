/** Enough of a hash to tell it from its neighbours. */
export const shortHash = (hash: string): string => `${hash.slice(0, 8)}…${hash.slice(-6)}`
