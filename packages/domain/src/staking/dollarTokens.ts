/** Symbols of the dollar tokens that prices are read from; Polygon has two (spec: staking.dollar-price). */
const SYMBOLS: ReadonlySet<string> = new Set(['USDC', 'USDC.e'])

/** Dollar tokens of an address book. */
export const dollarTokens = <Token extends { readonly symbol: string }>(tokens: readonly Token[]): readonly Token[] =>
  tokens.filter(({ symbol }) => SYMBOLS.has(symbol))
