import type { Address } from '@musi/domain/address'
import type { Currency } from '@musi/domain/currency'
import { pooledId } from '@musi/domain/url/liquidityPath'
import { exchangeAddresses } from '#platform/session/exchange/exchangeAddresses.ts'
import { useToken } from '../catalogue/useToken.ts'

/** A pool's token as users know it: the native currency instead of its wrapped token; null while unknown. */
export function usePooledCurrency(token: Address): Currency | null {
  const lookup = useToken(pooledId(token, exchangeAddresses().wrapped.address))
  if (lookup.kind === 'native') return lookup.native
  return lookup.kind === 'token' ? lookup.token : null
}
