/** Gas limit of a block of the embedded chain, and so of a single call. */
export const BLOCK_GAS_LIMIT = 60_000_000
