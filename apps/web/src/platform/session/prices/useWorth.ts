import { manyReserves } from '@musi/chain/reads/pools/manyReserves'
import type { Address } from '@musi/domain/address'
import { type Fraction, fraction, times } from '@musi/domain/fraction'
import { worthRule } from '@musi/domain/worth/worthRule'
import { useMemo } from 'react'
import { config, contractOf } from '#platform/page/config/config.ts'
import { chainReads } from '../chain/chainReads.ts'
import { useWatch } from '../chain/useWatch.ts'
import { type Pool, dollarPools, pairsOf } from './dollarPools.ts'

/** Worth in dollars of so much of a token, at each block; null if no pool says it, or only a thin one. */
export type WorthOf = (token: Address, amount: bigint) => Fraction | null
export type Worth = { readonly of: WorthOf; readonly isKnown: (token: Address) => boolean }

const NOTHING: Worth = { of: () => null, isKnown: () => false }
const NO_POOLS: readonly Pool[] = []

/**
 * What amounts of these tokens are worth by the known pools (spec: worth). `others`: pools that count as well, and stand in no address
 * book. The caller keeps the same ones between renders. Null: not read yet.
 */
export function useWorth(tokens: readonly Address[], others: readonly Pool[] = NO_POOLS): Worth | null {
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
  const reserves = state.kind === 'loading' ? null : state.reserves
  return useMemo(() => {
    const [dollar] = market.dollars
    if (dollar === undefined || wrapped === null) return NOTHING
    if (reserves === null) return null
    const known = (config().book?.tokens ?? []).map(({ address }) => address)
    const dollars = market.dollars.map(({ address }) => address)
    const rule = worthRule({
      wrapped,
      dollars,
      known,
      decimals: dollar.decimals,
      pairs: pairsOf(market.pools, reserves),
    })
    const unit = fraction(1n, 10n ** BigInt(dollar.decimals))
    const inDollars: WorthOf = (token, amount) => {
      const worth = rule.worth(token, amount)
      return worth && times(worth, unit)
    }
    return { of: inDollars, isKnown: rule.isKnown }
  }, [market, reserves, wrapped])
}
