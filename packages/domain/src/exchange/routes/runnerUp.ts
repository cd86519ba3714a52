import type { Address } from '../../address.ts'
import type { Amount, Currency } from '../../currency.ts'
import { intAt } from '../../arrayAt.ts'
import { bestTrade } from './bestTrade.ts'
import type { Pair } from '../pair.ts'
import { type PairGraph, setReserves } from './pairGraph.ts'
import type { ExactSide, Trade } from '../trade.ts'
import { isBetterTrade } from '../tradeComparison.ts'

type QuoteRequest = { readonly exact: ExactSide; readonly amount: Amount; readonly other: Currency }

/**
 * The second-best trade; null if there is none. It avoids at least one pair of the best route, since only the best route passes
 * all of them.
 */
export function runnerUp(graph: PairGraph, request: QuoteRequest, best: Trade, wrappedNative: Address): Trade | null {
  let secondBest: Trade | null = null
  for (const pair of best.route.pairs) {
    const rival = withoutPair(graph, pair, () => bestTrade(graph, request, wrappedNative))
    if (rival !== null && (secondBest === null || isBetterTrade(rival, secondBest))) secondBest = rival
  }
  return secondBest
}

function withoutPair<Result>(graph: PairGraph, pair: Pair, quote: () => Result): Result {
  const at = pairIndex(graph, pair)
  setReserves(graph, at, 0n, 0n)
  try {
    return quote()
  } finally {
    setReserves(graph, at, pair.reserve0, pair.reserve1)
  }
}

function pairIndex({ tokenAt, start, to, pairAt }: PairGraph, { token0, token1 }: Pair): number {
  const from = tokenAt.get(token0)
  const goal = tokenAt.get(token1)
  if (from !== undefined && goal !== undefined)
    for (let edge = intAt(start, from); edge < intAt(start, from + 1); edge++)
      if (intAt(to, edge) === goal) return intAt(pairAt, edge)
  throw new RangeError('The pair is not in the graph.')
}
