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

const STEP_SECONDS = 14_400
const THIRTY_DAYS_SECONDS = 30 * 86_400

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

/** The pools that give a dollar price via the native currency; null if there are none. */
function dollarRoute(token: Token): readonly [PricedPool, PricedPool] | null {
  const native = wrappedNative()
  if (native === null) return null
  const { dollars, pools } = dollarPools([native.address])
  const dollar = dollars.find(({ address }) =>
    pools.some(({ tokens }) => tokens.includes(address) && tokens.includes(native.address)),
  )
  return dollar === undefined ? null : [poolOf(token, native), poolOf(native, dollar)]
}

const pathOf = (pool: PricedPool | undefined) =>
  pool ? `${CANDLES_PATH}?pair=${pool.pair}&step=${STEP_SECONDS}` : null

/** Dollar prices of a token over thirty days, oldest first; empty while unknown. */
export function usePriceLine(token: Token | null): readonly number[] {
  const route = useMemo(() => (token === null ? null : dollarRoute(token)), [token])
  const { head } = useHeads()
  const topics = ['trades'] as const
  const tokenCandles = useHistory({ path: pathOf(route?.[0]), row: Candle, topics })
  const nativeCandles = useHistory({ path: pathOf(route?.[1]), row: Candle, topics })
  if (route === null || head === null || tokenCandles.kind !== 'read' || nativeCandles.kind !== 'read') return []
  const span = { step: STEP_SECONDS, from: head.timeSeconds - THIRTY_DAYS_SECONDS, until: head.timeSeconds }
  return routeRows([priceRows(tokenCandles.rows, route[0], span), priceRows(nativeCandles.rows, route[1], span)]).map(
    ({ close }) => close,
  )
}
