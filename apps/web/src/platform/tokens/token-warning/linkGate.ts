import type { Address } from '@musi/domain/address'
import type { Token } from '@musi/domain/currency'
import type { TokenLookup } from '../catalogue/tokenLookup.ts'

/** What a link that names tokens needs before the page may be used with them (spec: token-warnings.when). */
export type LinkGate =
  | { readonly kind: 'open' }
  /** The list or the chain has not answered yet. */
  | { readonly kind: 'asking' }
  | { readonly kind: 'unknown'; readonly tokens: readonly Token[] }

type GateState = {
  /** The selected list has loaded: a token missing from it is unlisted. */
  readonly isListRead: boolean
  readonly understood: ReadonlySet<Address>
}

const OPEN: LinkGate = { kind: 'open' }
const ASKING: LinkGate = { kind: 'asking' }

const strangers = (lookup: TokenLookup): readonly Token[] =>
  lookup.kind === 'token' && lookup.source === 'chain' ? [lookup.token] : []

/** Non-tokens and tokens with wrong decimals are refused where they would be used; nobody can accept them. */
export function linkGate(lookups: readonly TokenLookup[], { isListRead, understood }: GateState): LinkGate {
  const tokens = lookups.flatMap(strangers).filter(({ address }) => !understood.has(address))
  if (lookups.some(({ kind }) => kind === 'loading') || (tokens.length > 0 && !isListRead)) return ASKING
  return tokens.length === 0 ? OPEN : { kind: 'unknown', tokens }
}
