import { EMBEDDED_CHAIN_ID, chainById } from '@musi/chain/chainTable'
import { type Address, isAddress } from '@musi/domain/address'
import type { Native, Token } from '@musi/domain/currency'
import { config } from '../../platform/page/config/config.ts'

export type BenchPlaces = {
  native: Native
  wrapped: Token
  router: Address
  tokens: readonly [Token, ...Token[]]
}

/** What there is to try things out on. Null: this is not a chain of our own. */
export function benchPlaces(): BenchPlaces | null {
  const { chainId, contracts, book } = config()
  const chain = chainById(chainId)
  const [wrappedNative, router] = [contracts['wrappedNative'], contracts['v2Router']].map((at) => isAddress(at ?? ''))
  if (chainId !== EMBEDDED_CHAIN_ID || chain === undefined || !wrappedNative || !router) return null
  const { symbol, name, wrappedSymbol, wrappedName } = chain.native
  const wrapped: Token = {
    kind: 'token',
    address: wrappedNative,
    decimals: 18,
    symbol: wrappedSymbol,
    name: wrappedName,
  }
  const tokens = book.tokens.flatMap(({ address: at, ...token }): Token[] => {
    const address = isAddress(at)
    return address && address !== wrappedNative ? [{ kind: 'token', ...token, address }] : []
  })
  return {
    native: { kind: 'native', decimals: 18, symbol, name },
    wrapped,
    router,
    tokens: [tokens[0] ?? wrapped, ...tokens.slice(1)],
  }
}
