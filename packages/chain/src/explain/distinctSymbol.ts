import { type Address, shortenAddress } from '@musi/domain/address'

const LATIN = /\p{Script=Latin}/u
const LIKE_LATIN = /[\p{Script=Cyrillic}\p{Script=Greek}]/u

/**
 * What a token that no book names is called: by its symbol, unless that is a known token's or is made to look like one.
 * Then its address stands with it. `known` is in capitals.
 */
export function distinctSymbol(symbol: string, address: Address, known: ReadonlySet<string>): string {
  const mixed = LATIN.test(symbol) && LIKE_LATIN.test(symbol)
  return mixed || known.has(symbol.toUpperCase()) ? `${symbol} (${shortenAddress(address)})` : symbol
}
