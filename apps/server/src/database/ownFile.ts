/** By genesis: on every new chain of our own the contracts have the same addresses, and nothing that was kept for one may count on another. */
export const ownFile = (genesis: string): string => `own-${genesis.slice(2, 18)}.db`
