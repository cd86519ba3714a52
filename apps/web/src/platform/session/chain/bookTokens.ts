import { chainById } from '@musi/chain/chains/chainTable'
import type { Address } from '@musi/domain/address'
import type { UnitTrust } from '@musi/domain/amount/unitTrust'
import type { Token } from '@musi/domain/currency'
import { config, contractOf } from '#platform/page/config/config.ts'
import { perVisit } from '#platform/page/visit/visit.ts'

type Book = ReadonlyMap<Address, Token>

function tokensInBook(): readonly Token[] {
  const { tokens = [] } = config().book ?? {}
  return tokens.map(({ address, symbol, name, decimals }) => ({ kind: 'token', address, symbol, name, decimals }))
}

/**
 * The wrapped native token. Found by its role in the address book, because it may not be listed
 * among the tokens.
 */
function wrappedToken(): Token | null {
  const address = contractOf('wrappedNative')
  const names = chainById(config().chainId)?.native
  if (address === null || names === undefined) return null
  return { kind: 'token', address, decimals: 18, symbol: names.wrappedSymbol, name: names.wrappedName }
}

const cachedTokens = perVisit(() => {
  const wrappedEntry = wrappedToken()
  const entries = [...(wrappedEntry === null ? [] : [wrappedEntry]), ...tokensInBook()].map(
    (token) => [token.address, token] as const,
  )
  const all: Book = new Map(entries)
  return { wrapped: wrappedEntry && (all.get(wrappedEntry.address) ?? null), all }
})

/** The tokens in this chain's address book. */
export const bookTokens = (): Book => cachedTokens().all

/** Trust in a token by the address book alone. */
export const bookTrust = ({ address }: Token): UnitTrust => ({ kind: bookTokens().has(address) ? 'known' : 'unknown' })

/** The wrapped native token; null if this chain has none. */
export const wrappedNative = (): Token | null => cachedTokens().wrapped
