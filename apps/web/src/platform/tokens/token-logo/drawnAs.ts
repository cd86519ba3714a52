import type { Currency } from '@musi/domain/currency'
import { bookTokens } from '#platform/session/chain/bookTokens.ts'

/** The known drawing of a currency; null if unknown. A symbol only counts if the address is known. */
export function drawnAs(currency: Currency): string | null {
  if (currency.kind === 'native') return currency.symbol === 'ETH' ? 'native' : null
  return bookTokens().get(currency.address)?.symbol ?? null
}
