import type { Address } from '@musi/domain/address'
import type { Currency } from '@musi/domain/currency'
import { pooledToken } from '@musi/domain/exchange/wrap'
import { type Fraction, fraction, times } from '@musi/domain/fraction'
import { pooledWorth } from '@musi/domain/liquidity/pooledWorth'
import { exchangeAddresses } from '../../session/exchange/exchangeAddresses.ts'
import { useDollarPrices } from '../../session/prices/useDollarPrices.ts'

type Pooled = {
  readonly a: Currency
  readonly b: Currency
  readonly amountA: bigint
  readonly amountB: bigint
  readonly tokens: readonly [Address, Address]
}

/** Dollars for what somebody has of a pool; null: no known pool leads to a price of either side, or none is read yet. */
export function usePooledWorth({ a, b, amountA, amountB, tokens }: Pooled): Fraction | null {
  const prices = useDollarPrices(tokens)
  const { wrapped } = exchangeAddresses()
  const worthOf = (currency: Currency, amount: bigint): Fraction | null => {
    const price = prices?.get(pooledToken(currency, wrapped.address))
    return price === undefined ? null : times(price, fraction(amount))
  }
  return pooledWorth(worthOf(a, amountA), worthOf(b, amountB))
}
