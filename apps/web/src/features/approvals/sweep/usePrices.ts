import { pairReserves } from '@musi/chain/reads/pools/pairReserves'
import { totalSupply } from '@musi/chain/reads/tokens/totalSupply'
import type { Address } from '@musi/domain/address'
import { sortsBefore } from '@musi/domain/exchange/pair'
import type { Fraction } from '@musi/domain/fraction'
import { sharePrice } from '@musi/domain/liquidity/sharePrice'
import { useReads } from '#platform/session/chain/useReads.ts'
import { type DollarPrices, useDollarPrices } from '#platform/session/prices/useDollarPrices.ts'
import type { Approvable } from './approvable.ts'

/** Dollars for one smallest unit of tokens and of shares of pools. */
export function usePrices(items: readonly Approvable[]): DollarPrices {
  const prices = useDollarPrices([
    ...new Set(items.flatMap(({ token, pooled }) => (pooled ?? [token]).map(({ address }) => address))),
  ])
  const shares = items.flatMap(({ token, pooled }) => (pooled === null ? [] : [{ pool: token.address, pooled }]))
  const reserves = useReads(shares.map(({ pool }) => pairReserves(pool)))
  const supplies = useReads(shares.map(({ pool }) => totalSupply(pool)))
  const sharePrices = shares.flatMap(({ pool, pooled: [one, other] }, at): (readonly [Address, Fraction])[] => {
    const reserve = reserves[at]
    const supply = supplies[at]
    if (reserve?.kind !== 'value' || supply?.kind !== 'value') return []
    const [first, second] = sortsBefore(one.address, other.address) ? [one, other] : [other, one]
    const [reserveA, reserveB] = reserve.value
    const price = sharePrice({ reserveA, reserveB, totalSupply: supply.value }, [
      prices?.get(first.address) ?? null,
      prices?.get(second.address) ?? null,
    ])
    return price === null ? [] : [[pool, price]]
  })
  return new Map([...(prices ?? []), ...sharePrices])
}
