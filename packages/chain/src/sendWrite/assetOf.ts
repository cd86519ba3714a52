import type { Currency } from '@musi/domain/currency'
import type { Asset } from './promisedAmounts.ts'

/** The asset of a promise that stands for a currency. */
export const assetOf = (currency: Currency): Asset =>
  currency.kind === 'native' ? { kind: 'native' } : { kind: 'token', address: currency.address }
