import type { Address } from '@musi/domain/address'
import { type UnitText, unitText } from '#platform/page/money/unitText.ts'
import { identityToken } from '../explain/identityToken.ts'
import { useIdentity } from '../explain/useIdentity.ts'
import type { PricedPool } from './priceRows.ts'

type Priced = {
  readonly kind: 'priced'
  readonly pool: PricedPool
  readonly base: UnitText
  readonly quote: UnitText
}

/**
 * A pool with the base and quote of its price; null while the decimals of its tokens are unknown.
 * Not available if a token does not report them: then the first such token.
 */
export function usePricedPool({ pair, tokens, isInverted }: Pick<PricedPool, 'pair' | 'tokens' | 'isInverted'>) {
  const one = useUnit(tokens[0])
  const other = useUnit(tokens[1])
  if (one?.ok === false) return { kind: 'noDecimals', token: tokens[0] } as const
  if (other?.ok === false) return { kind: 'noDecimals', token: tokens[1] } as const
  if (one === null || other === null) return null
  const [base, quote] = isInverted ? [other, one] : [one, other]
  const pool = { pair, tokens, isInverted, decimals: [one.decimals, other.decimals] as const }
  return { kind: 'priced', pool, base: base.unit, quote: quote.unit } satisfies Priced
}

type Unit = { readonly ok: true; readonly unit: UnitText; readonly decimals: number } | { readonly ok: false }

/** The unit of a token: null while it is unknown, not ok if the token does not state its decimals. */
function useUnit(token: Address): Unit | null {
  const identity = useIdentity(token)
  if (identity === null) return null
  if (identity.kind !== 'token' || identity.decimals === null) return { ok: false }
  const named = identityToken(identity, token)
  return named && { ok: true, unit: unitText(named), decimals: identity.decimals }
}
