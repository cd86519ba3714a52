import { type Address, shortenAddress } from '@musi/domain/address'

const LATIN = /\p{Script=Latin}/u
const LIKE_LATIN = /[\p{Script=Cyrillic}\p{Script=Greek}]/u

/**
 * The label of a token that is in no book: its symbol, unless that equals a known token's or is made to look like one.
 * In that case its address is appended. `known` is in capitals.
 */
export function distinctSymbol(symbol: string, address: Address, known: ReadonlySet<string>): string {
  const mixed = LATIN.test(symbol) && LIKE_LATIN.test(symbol)
  return mixed || known.has(symbol.toUpperCase()) ? `${symbol} (${shortenAddress(address)})` : symbol
}
