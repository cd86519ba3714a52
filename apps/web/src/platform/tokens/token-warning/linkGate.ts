import type { Address } from '@musi/domain/address'
import type { Token } from '@musi/domain/currency'
import type { TokenLookup } from '../catalogue/tokenLookup.ts'

/** Warnings to confirm before a link that names tokens takes effect (spec: token-warnings.when). */
export type LinkGate =
  | { readonly kind: 'open' }
  /** The list or the chain has not answered yet. */
  | { readonly kind: 'asking' }
  | { readonly kind: 'unknown'; readonly tokens: readonly Token[] }

type GateState = {
  /** True once the selected list and the artists have loaded; a token in neither is then unlisted. */
  readonly isListRead: boolean
  /** Artists' tokens for which a note is enough; null while that is being read. */
  readonly proven: ReadonlySet<Address> | null
  readonly understood: ReadonlySet<Address>
}

const OPEN: LinkGate = { kind: 'open' }
const ASKING: LinkGate = { kind: 'asking' }

const unknownTokens = (lookup: TokenLookup, proven: GateState['proven']): readonly Token[] => {
  if (lookup.kind !== 'token') return []
  const isUnknown = lookup.source === 'chain' || (lookup.source === 'artist' && !proven?.has(lookup.token.address))
  return isUnknown ? [lookup.token] : []
}

/**
 * Decides if a link may take effect. Non-tokens and tokens with wrong decimals are refused where
 * they would be used, and cannot be accepted here.
 */
export function linkGate(lookups: readonly TokenLookup[], { isListRead, proven, understood }: GateState): LinkGate {
  const tokens = lookups
    .flatMap((lookup) => unknownTokens(lookup, proven))
    .filter(({ address }) => !understood.has(address))
  const isAsked = tokens.length > 0 && (!isListRead || proven === null)
  if (lookups.some(({ kind }) => kind === 'loading') || isAsked) return ASKING
  return tokens.length === 0 ? OPEN : { kind: 'unknown', tokens }
}
