import { EMBEDDED_CHAIN_ID, chainById } from '@musi/chain/chains/chainTable'
import type { Address } from '@musi/domain/address'
import type { Native, Token } from '@musi/domain/currency'
import { config } from '#platform/page/config/config.ts'

export type BenchAddresses = {
  native: Native
  wrapped: Token
  router: Address
  tokens: readonly [Token, ...Token[]]
}

/** Contracts and tokens for the bench page; null on a chain other than the embedded one. */
export function benchAddresses(): BenchAddresses | null {
  const { chainId, book } = config()
  const chain = chainById(chainId)
  if (chainId !== EMBEDDED_CHAIN_ID || chain === undefined || book === null) return null
  const { wrappedNative, v2Router: router } = book.contracts
  const { symbol, name, wrappedSymbol, wrappedName } = chain.native
  const wrapped: Token = {
    kind: 'token',
    address: wrappedNative,
    decimals: 18,
    symbol: wrappedSymbol,
    name: wrappedName,
  }
  const tokens = book.tokens
    .filter(({ address }) => address !== wrappedNative)
    .map(({ symbol, name, decimals, address }): Token => ({ kind: 'token', symbol, name, decimals, address }))
  return {
    native: { kind: 'native', decimals: 18, symbol, name },
    wrapped,
    router,
    tokens: [tokens[0] ?? wrapped, ...tokens.slice(1)],
  }
}
