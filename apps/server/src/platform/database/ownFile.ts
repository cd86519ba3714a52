/** By genesis: on every new chain of our own the contracts have the same addresses, and nothing that was kept for one may count on another. */
const shortOf = (genesis: string) => genesis.slice(2, 18)

export const ownFile = (genesis: string): string => `own-${shortOf(genesis)}.db`

export const ownSchema = (genesis: string): string => `own_${shortOf(genesis)}`
