import type { Currency } from '@musi/domain/currency'
import { bookTokens } from '#platform/session/chain/bookTokens.ts'

/** What people know a currency by; null: a stranger. A symbol says something only where the address is known. */
export function drawnAs(currency: Currency): string | null {
  if (currency.kind === 'native') return currency.symbol === 'ETH' ? 'native' : null
  return bookTokens().get(currency.address)?.symbol ?? null
}
