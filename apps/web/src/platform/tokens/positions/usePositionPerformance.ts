import { PositionHistory } from '@musi/api/history/positions'
import type { Address } from '@musi/domain/address'
import { type PositionResult, positionResult } from '@musi/domain/charts/positionResult'
import { type Pair, spotPrice } from '@musi/domain/exchange/pair'
import { type Fraction, ONE, fraction, times } from '@musi/domain/fraction'
import { type SidePrices, holdingComparison } from '@musi/domain/charts/holdingComparison'
import { sidePrices } from '@musi/domain/charts/poolFigures'
import type { Pool } from '@musi/domain/liquidity/poolShares'
import { type History, useHistory } from '#platform/session/history/useHistory.ts'
import { uniToken } from '#platform/session/chain/uniToken.ts'
import { useDollarPrices } from '#platform/session/prices/useDollarPrices.ts'
import { usePool } from '#platform/session/exchange/usePool.ts'
import { type PastPosition, entryOf } from './pastPosition.ts'
import { usePooledCurrency } from './usePooledCurrency.ts'
import { POSITIONS_PATH } from '@musi/api/paths'

const TOPICS = ['moves', 'liquidity', 'rewards'] as const

/** A position's result at the pool's current state. */
export type PositionNow = {
  readonly result: PositionResult
  readonly rewards: bigint
  /** Compares with holding, in dollars if there are prices, otherwise in token1; null if the pool is empty. */
  readonly compared:
    | ({
        readonly isInDollars: boolean
        /** True if rewards are in the comparison, or there are none. */ readonly hasRewards: boolean
      } & ReturnType<typeof holdingComparison>)
    | null
}

type Sides = readonly [Address, Address]
type Query = { readonly account: Address; readonly pair: Address; readonly tokens: Sides }

/** The `tokens` in the order of the chain; null until the pool is read. */
export function usePositionPerformance({ account, pair, tokens }: Query): {
  history: History<PastPosition>
  now: PositionNow | null
} {
  const [token0, token1] = tokens
  const history = useHistory({
    path: `${POSITIONS_PATH}?account=${account}&pair=${pair}`,
    row: PositionHistory,
    topics: TOPICS,
    cursor: 'after',
  })
  const facts = usePool(usePooledCurrency(token0), usePooledCurrency(token1))
  const uni = uniToken()
  const prices = useDollarPrices(uni === null ? tokens : [...tokens, uni.address])
  const position = history.kind === 'read' ? history.rows[0] : undefined
  if (
    facts === null ||
    facts.state.kind !== 'exists' ||
    facts.fee === null ||
    position === undefined ||
    prices === null
  )
    return { history, now: null }
  const { pool } = facts.state
  const result = positionResult(position.changes.map(entryOf), pool, facts.fee)
  const measure = measureOf(pool, tokens, prices)
  if (measure === null) return { history, now: { result, rewards: position.rewards, compared: null } }
  const reward = uni === null ? undefined : prices.get(uni.address)
  const paid = measure.isInDollars && reward !== undefined ? times(fraction(position.rewards), reward) : undefined
  const hasRewards = paid !== undefined || position.rewards === 0n
  const compared = {
    isInDollars: measure.isInDollars,
    hasRewards,
    ...holdingComparison(result.open, measure.prices, paid),
  }
  return { history, now: { result, rewards: position.rewards, compared } }
}

/** Measures in dollars if pools give their price, otherwise in token1, by the pool's own price. */
function measureOf(
  { reserveA, reserveB }: Pool,
  [token0, token1]: Sides,
  prices: ReadonlyMap<Address, Fraction>,
): { isInDollars: boolean; prices: SidePrices } | null {
  const pair: Pair = { token0, token1, reserve0: reserveA, reserve1: reserveB }
  const dollars = sidePrices(pair, prices.get(token0) ?? null, prices.get(token1) ?? null)
  if (dollars !== null) return { isInDollars: true, prices: dollars }
  const price = spotPrice(pair, token0)
  return price && { isInDollars: false, prices: [price, ONE] }
}
