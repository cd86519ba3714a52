import { manyReserves } from '@musi/chain/reads/pools/manyReserves'
import type { Token } from '@musi/domain/currency'
import type { Price } from '@musi/domain/amount/price'
import { dollarPrice } from '@musi/domain/staking/dollarPrice'
import { useMemo } from 'react'
import { chainReads } from '../chain/chainReads.ts'
import { useWatch } from '../chain/useWatch.ts'
import { contractOf } from '#platform/page/config/config.ts'
import { dollarPools, pairsOf } from './dollarPools.ts'

/** Dollar price of a token from the known pools, at each block; null if no pool gives one, or none is read yet. */
export function useDollarPrice(token: Token): Price | null {
  const state = useDollarPriceState(token)
  return state.kind === 'priced' ? state.price : null
}

type DollarPrice = { readonly kind: 'priced'; readonly price: Price } | { readonly kind: 'reading' | 'none' }

/** Price of a token in dollars, with `none` if no pool gives one. */
export function useDollarPriceState(token: Token): DollarPrice {
  const wrapped = contractOf('wrappedNative')
  const market = useMemo(() => {
    const { dollars, pools } = dollarPools(wrapped === null ? [token.address] : [token.address, wrapped])
    const watch = manyReserves(
      chainReads(),
      contractOf('reserveReader'),
      pools.map(({ pair }) => pair),
    )
    return { dollars, pools, watch }
  }, [token.address, wrapped])
  const state = useWatch(market.watch)
  const { dollars, pools } = market
  const [dollar] = dollars
  if (dollar === undefined || wrapped === null) return { kind: 'none' }
  if (state.kind === 'loading') return { kind: 'reading' }
  const pairs = pairsOf(pools, state.reserves)
  const ratio = dollarPrice({ wrapped, dollars: dollars.map(({ address }) => address), pairs }, token.address)
  return ratio === null ? { kind: 'none' } : { kind: 'priced', price: { base: token, quote: dollar, ratio } }
}
