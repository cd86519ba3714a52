import type { Address } from '@musi/domain/address'
import type { Token } from '@musi/domain/currency'
import type { FoundToken } from '../catalogue/foundToken.ts'

/** What a link that names tokens needs before the page may be used with them (spec: token-warnings.when). */
export type LinkGate =
  | { readonly kind: 'open' }
  /** The list or the chain has not said yet which of them are known. */
  | { readonly kind: 'asking' }
  | { readonly kind: 'unknown'; readonly tokens: readonly Token[] }

type Answers = {
  /** The selected list is here: who is not on it now is not on it. */
  readonly isListRead: boolean
  readonly understood: ReadonlySet<Address>
}

const OPEN: LinkGate = { kind: 'open' }
const ASKING: LinkGate = { kind: 'asking' }

const strangers = (found: FoundToken): readonly Token[] =>
  found.kind === 'token' && found.source === 'chain' ? [found.token] : []

/** What is no token, or does not count as its list says, is refused where it would be used and is nobody's to accept. */
export function linkGate(found: readonly FoundToken[], { isListRead, understood }: Answers): LinkGate {
  const tokens = found.flatMap(strangers).filter(({ address }) => !understood.has(address))
  if (found.some(({ kind }) => kind === 'loading') || (tokens.length > 0 && !isListRead)) return ASKING
  return tokens.length === 0 ? OPEN : { kind: 'unknown', tokens }
}
