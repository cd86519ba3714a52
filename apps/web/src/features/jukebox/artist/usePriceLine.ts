import { Candle } from '@musi/api/history/candles'
import { CANDLES_PATH } from '@musi/api/paths'
import type { Token } from '@musi/domain/currency'
import { sortsBefore } from '@musi/domain/exchange/pair'
import { useMemo } from 'react'
import { wrappedNative } from '#platform/session/chain/bookTokens.ts'
import { useHeads } from '#platform/session/chain/useHeads.ts'
import { poolAddress } from '#platform/session/exchange/poolAddress.ts'
import { useHistory } from '#platform/session/history/useHistory.ts'
import { dollarPools } from '#platform/session/prices/dollarPools.ts'
import { type PricedPool, priceRows, routeRows } from '#platform/tokens/charts/priceRows.ts'

const STEP = 14_400
const DAYS_30 = 30 * 86_400

function poolOf(base: Token, quote: Token): PricedPool {
  const isInverted = !sortsBefore(base.address, quote.address)
  const [first, second] = isInverted ? [quote, base] : [base, quote]
  return {
    pair: poolAddress(base.address, quote.address),
    tokens: [first.address, second.address],
    isInverted,
    decimals: [first.decimals, second.decimals],
  }
}

/** The pools that lead to a dollar price by way of the native currency; null if none do. */
function wayToDollars(token: Token): readonly [PricedPool, PricedPool] | null {
  const native = wrappedNative()
  if (native === null) return null
  const { dollars, pools } = dollarPools([native.address])
  const dollar = dollars.find(({ address }) =>
    pools.some(({ tokens }) => tokens.includes(address) && tokens.includes(native.address)),
  )
  return dollar === undefined ? null : [poolOf(token, native), poolOf(native, dollar)]
}

const pathOf = (pool: PricedPool | undefined) => (pool ? `${CANDLES_PATH}?pair=${pool.pair}&step=${STEP}` : null)

/** Dollar prices of a token over thirty days, oldest first; empty while unknown. */
export function usePriceLine(token: Token | null): readonly number[] {
  const way = useMemo(() => (token === null ? null : wayToDollars(token)), [token])
  const { head } = useHeads()
  const topics = ['trades'] as const
  const own = useHistory({ path: pathOf(way?.[0]), row: Candle, topics })
  const native = useHistory({ path: pathOf(way?.[1]), row: Candle, topics })
  if (way === null || head === null || own.kind !== 'read' || native.kind !== 'read') return []
  const span = { step: STEP, from: head.timeSeconds - DAYS_30, until: head.timeSeconds }
  return routeRows([priceRows(own.rows, way[0], span), priceRows(native.rows, way[1], span)]).map(({ close }) => close)
}
