import { chainById } from '@musi/chain/chainTable'
import type { Address } from '@musi/domain/address'
import type { Token } from '@musi/domain/currency'
import { config, contractOf } from '../../page/config/config.ts'
import { perVisit } from '../../page/visit/visit.ts'

type Book = ReadonlyMap<Address, Token>

function named(): readonly Token[] {
  const { tokens = [] } = config().book ?? {}
  return tokens.map(({ address, symbol, name, decimals }) => ({ kind: 'token', address, symbol, name, decimals }))
}

/** Known by its place in the book, whether or not the book names it among the tokens. */
function wrapped(): Token | null {
  const address = contractOf('wrappedNative')
  const names = chainById(config().chainId)?.native
  if (address === null || names === undefined) return null
  return { kind: 'token', address, decimals: 18, symbol: names.wrappedSymbol, name: names.wrappedName }
}

const book = perVisit(() => {
  const found = wrapped()
  const entries = [...(found === null ? [] : [found]), ...named()].map((token) => [token.address, token] as const)
  const all: Book = new Map(entries)
  return { wrapped: found && (all.get(found.address) ?? null), all }
})

/** The known tokens: those of the address book of this chain. */
export const bookTokens = (): Book => book().all

/** The native currency as a token. Null: this chain has none. */
export const wrappedNative = (): Token | null => book().wrapped
