import type { Currency } from '@musi/domain/currency'
import type { MarketOrder } from '@musi/domain/market/marketOrder'
import { nativeCurrency } from '#platform/session/chain/nativeCurrency.ts'
import { useToken } from '../catalogue/useToken.ts'

/** Currency of an order's price; null while unknown. */
export function useMarketCurrency(token: MarketOrder['price']['token']): Currency | null {
  const lookup = useToken(token === 'native' ? null : token)
  if (token === 'native') return nativeCurrency()
  return 'token' in lookup ? lookup.token : null
}
