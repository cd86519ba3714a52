import type { Address } from '@musi/domain/address'
import type { Currency } from '@musi/domain/currency'
import { pooledToken } from '@musi/domain/exchange/wrap'
import type { Fraction } from '@musi/domain/fraction'
import { pooledWorth } from '@musi/domain/liquidity/pooledWorth'
import { exchangeAddresses } from '#platform/session/exchange/exchangeAddresses.ts'
import { useWorth } from '#platform/session/prices/useWorth.ts'

type Pooled = {
  readonly a: Currency
  readonly b: Currency
  readonly amountA: bigint
  readonly amountB: bigint
  readonly tokens: readonly [Address, Address]
}

/**
 * Dollar worth of an account's part of a pool, from its known tokens; null if neither has a price, or none is read yet.
 */
export function usePooledWorth({ a, b, amountA, amountB, tokens }: Pooled): Fraction | null {
  const worth = useWorth(tokens)
  const { wrapped } = exchangeAddresses()
  const worthOf = (currency: Currency, amount: bigint): Fraction | null => {
    const token = pooledToken(currency, wrapped.address)
    return worth?.isKnown(token) === true ? worth.of(token, amount) : null
  }
  return pooledWorth(worthOf(a, amountA), worthOf(b, amountB))
}
