import type { Currency } from '@musi/domain/currency'
import type { Asset } from './promisedAmounts.ts'

/** Converts a currency to an asset of a promise. */
export const assetOf = (currency: Currency): Asset =>
  currency.kind === 'native' ? { kind: 'native' } : { kind: 'token', address: currency.address }
