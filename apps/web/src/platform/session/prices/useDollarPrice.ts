import { pairReserves } from '@musi/chain/reads/pairReserves'
import type { Address } from '@musi/domain/address'
import type { Token } from '@musi/domain/currency'
import { type Pair, sortsBefore } from '@musi/domain/exchange/pair'
import type { Price } from '@musi/domain/price'
import { dollarPrice } from '@musi/domain/staking/dollarPrice'
import { useMemo } from 'react'
import { chainReads } from '../chain/chainReads.ts'
import { useWatch } from '../chain/useWatch.ts'
import { config, contractOf } from '../../page/config/config.ts'

/** The dollar tokens that prices are read against; Polygon has two (spec: staking.dollar-price). */
const DOLLARS: ReadonlySet<string> = new Set(['USDC', 'USDC.e'])

type Pool = { readonly pair: Address; readonly tokens: readonly [Address, Address] }

function dollarTokens(): readonly Token[] {
  const { tokens = [] } = config().book ?? {}
  return tokens
    .filter(({ symbol }) => DOLLARS.has(symbol))
    .map(({ symbol, name, decimals, address }) => ({ kind: 'token', address, decimals, symbol, name }))
}

/** The known pools between these tokens, each with the lower address first, as the chain has it. */
function poolsAmong(tokens: ReadonlySet<string>): readonly Pool[] {
  const { pools = [] } = config().book ?? {}
  return pools
    .filter(({ tokens: [a, b] }) => tokens.has(a) && tokens.has(b))
    .map(({ pair, tokens: [a, b] }) => ({ pair, tokens: sortsBefore(a, b) ? [a, b] : [b, a] }))
}

/** The dollar price of a token by the known pools, at each block; null if no pool gives one. */
export function useDollarPrice(token: Token): Price | null {
  const wrapped = contractOf('wrappedNative')
  const market = useMemo(() => {
    const dollars = dollarTokens()
    const pools = poolsAmong(new Set([token.address, wrapped ?? '', ...dollars.map(({ address }) => address)]))
    const watch = pairReserves(
      chainReads(),
      contractOf('reserveReader'),
      pools.map(({ pair }) => pair),
    )
    return { dollars, pools, watch }
  }, [token.address, wrapped])
  const state = useWatch(market.watch)
  const { dollars, pools } = market
  const [dollar] = dollars
  if (dollar === undefined || wrapped === null || state.kind === 'loading') return null
  const pairs = pools.flatMap(({ tokens: [token0, token1] }, at): Pair[] => {
    const amounts = state.reserves[at]
    return amounts ? [{ token0, token1, reserve0: amounts[0], reserve1: amounts[1] }] : []
  })
  const ratio = dollarPrice({ wrapped, dollars: dollars.map(({ address }) => address), pairs }, token.address)
  return ratio && { base: token, quote: dollar, ratio }
}
