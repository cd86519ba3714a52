import { type Address, ZERO_ADDRESS } from '@musi/domain/address'
import { type Currency, amountOf } from '@musi/domain/currency'
import { maximumSold, minimumReceived } from '@musi/domain/exchange/acceptedAmounts'
import { bestTrade } from '@musi/domain/exchange/routes/bestTrade'
import type { PairGraph } from '@musi/domain/exchange/routes/pairGraph'
import type { ExactSide } from '@musi/domain/exchange/trade'
import { executionPrice, feeAmount, midPrice, priceImpact } from '@musi/domain/exchange/tradePrices'

const currency = (address: Address): Currency => ({ kind: 'token', address, decimals: 18, symbol: '', name: '' })

/** Our quote with the prices that a screen shows, because the peers compute these too. */
export function ourQuote(graph: PairGraph, exact: ExactSide, sold: Address, bought: Address, amount: bigint) {
  const [typed, other] = exact === 'in' ? [sold, bought] : [bought, sold]
  const trade = bestTrade(
    graph,
    { exact, amount: amountOf(currency(typed), amount), other: currency(other) },
    ZERO_ADDRESS,
  )
  if (trade === null) return null
  return {
    trade,
    prices: [executionPrice(trade), midPrice(trade.route), priceImpact(trade)],
    amounts: [feeAmount(trade), minimumReceived(trade, 50), maximumSold(trade, 50)],
    other: (exact === 'in' ? trade.output : trade.input).raw,
  }
}
