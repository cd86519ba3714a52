import type { Currency } from '@musi/domain/currency'

/** Currency of an amount. A pool share is named by its two currencies. */
export type Picked =
  | {
      readonly kind: 'currency'
      readonly currency: Currency
      readonly logoUri?: string | null
      readonly shape?: 'coin' | 'record'
    }
  | { readonly kind: 'pair'; readonly currencies: readonly [Currency, Currency] }
