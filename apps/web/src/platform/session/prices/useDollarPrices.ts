import { manyReserves } from '@musi/chain/reads/pools/manyReserves'
import type { Address } from '@musi/domain/address'
import { type Fraction, fraction, times } from '@musi/domain/fraction'
import { dollarPrice } from '@musi/domain/staking/dollarPrice'
import { useMemo } from 'react'
import { chainReads } from '../chain/chainReads.ts'
import { useWatch } from '../chain/useWatch.ts'
import { contractOf } from '#platform/page/config/config.ts'
import { type Pool, dollarPools, pairsOf } from './dollarPools.ts'

export type DollarPrices = ReadonlyMap<Address, Fraction>

const NONE: DollarPrices = new Map()

const NO_POOLS: readonly Pool[] = []

/**
 * Dollars for one smallest unit of each token that the known pools give a price for, at each block. `others`: pools that count
 * as well, and stand in no address book. The caller keeps the same ones between renders. Null: not read yet.
 */
export function useDollarPrices(tokens: readonly Address[], others: readonly Pool[] = NO_POOLS): DollarPrices | null {
  const wrapped = contractOf('wrappedNative')
  const key = tokens.join(' ')
  const market = useMemo(() => {
    const { dollars, pools: known } = dollarPools(wrapped === null ? tokens : [...tokens, wrapped])
    const pools = [...known, ...others]
    const watch = manyReserves(
      chainReads(),
      contractOf('reserveReader'),
      pools.map(({ pair }) => pair),
    )
    return { dollars, pools, watch }
    // The key says which they are; the array is new with each render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [key, wrapped, others])
  const state = useWatch(market.watch)
  const [dollar] = market.dollars
  if (dollar === undefined || wrapped === null) return NONE
  if (state.kind === 'loading') return null
  const pairs = pairsOf(market.pools, state.reserves)
  const dollars = market.dollars.map(({ address }) => address)
  const unit = fraction(1n, 10n ** BigInt(dollar.decimals))
  return new Map(
    tokens.flatMap((token) => {
      const ratio = dollarPrice({ wrapped, dollars, pairs }, token)
      return ratio === null ? [] : [[token, times(ratio, unit)] as const]
    }),
  )
}
