import type { Currency } from '@musi/domain/currency'
import type { Asset } from './promisedAmounts.ts'

/** What a currency is in a promise. */
export const assetOf = (currency: Currency): Asset =>
  currency.kind === 'native' ? { kind: 'native' } : { kind: 'token', address: currency.address }
