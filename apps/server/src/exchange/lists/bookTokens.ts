import type { AddressBook } from '@musi/domain/addressBook'
import type { Chain } from '@musi/chain/chains/chainTable'
import type { PlannedToken } from './listPlans.ts'
import { tagsOf } from './tokenTags.ts'

/** Every token of the address book once, the wrapped native first: a duplicate address makes a list invalid (spec: token-lists.own, token-lists.duplicates). */
export function bookTokens(book: AddressBook, { native }: Chain): PlannedToken[] {
  const wrapped: PlannedToken = {
    address: book.contracts.wrappedNative,
    symbol: native.wrappedSymbol,
    name: native.wrappedName,
    decimals: 18,
    tags: ['wrapped'],
  }
  const others = book.tokens.map((token): PlannedToken => {
    const { address, symbol, name, decimals } = token
    return { address, symbol, name, decimals, tags: tagsOf(token) }
  })
  const byAddress = new Map<string, PlannedToken>()
  for (const token of [wrapped, ...others]) if (!byAddress.has(token.address)) byAddress.set(token.address, token)
  return [...byAddress.values()]
}

/** Limits of the schema (spec: token-lists.own, token-lists.schema). A longer token is left out, because a truncated name could be another token's. */
export const isListable = ({ symbol, name }: Pick<PlannedToken, 'symbol' | 'name'>): boolean =>
  Array.from(symbol).length <= 20 && /^\S+$/.test(symbol) && Array.from(name).length <= 60 && /^[ \S]+$/.test(name)
