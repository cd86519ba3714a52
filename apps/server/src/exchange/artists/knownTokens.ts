import type { Chain } from '@musi/chain/chains/chainTable'
import type { AddressBook } from '@musi/domain/addressBook'
import type { Token } from '@musi/domain/currency'
import { bookTokens } from '../lists/bookTokens.ts'

/** Tokens nobody may imitate: those of the address book, and the native currency with its wrapped token. */
export function knownTokens(book: AddressBook | null, chain: Chain): readonly Token[] {
  if (book === null) return []
  const { symbol, name } = chain.native
  const native: Token = { kind: 'token', address: book.contracts.wrappedNative, symbol, name, decimals: 18 }
  const tokens = bookTokens(book, chain).map((token): Token => ({
    kind: 'token',
    address: token.address,
    symbol: token.symbol,
    name: token.name,
    decimals: token.decimals,
  }))
  return [...tokens, native]
}
