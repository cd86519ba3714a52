/** Token lists that the server makes from its address book: `/lists/default.json` and others beside it. */
export const LISTS_PATH = '/lists'

/** The server's own pictures of tokens (decisions.md §6.5). */
export const LOGOS_PATH = '/logos'

/** Where the logo of a token is, on the origin that serves the app. */
export const logoPath = (address: string) => `${LOGOS_PATH}/${address}.svg`

export type ListedToken = {
  chainId: number
  address: string
  decimals: number
  name: string
  symbol: string
  logoURI?: string
  tags?: readonly string[]
}

/** What the schema of @uniswap/token-lists 1.0.0-beta.34 asks of a list (decisions.md A-31). */
export type TokenList = {
  name: string
  /** When this version was made. */
  timestamp: string
  version: { major: number; minor: number; patch: number }
  tokens: readonly ListedToken[]
  keywords?: readonly string[]
  tags?: Readonly<Record<string, { name: string; description: string }>>
  logoURI?: string
}
