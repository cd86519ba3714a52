/**
 * Named by genesis hash: contracts have the same addresses on every new development chain, and data
 * for one chain must not be used on another.
 */
const shortOf = (genesis: string) => genesis.slice(2, 18)

export const ownDatabaseFileName = (genesis: string): string => `own-${shortOf(genesis)}.db`

export const ownSchemaName = (genesis: string): string => `own_${shortOf(genesis)}`
