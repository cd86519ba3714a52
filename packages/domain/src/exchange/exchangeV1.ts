import type { Address } from '../address.ts'
import type { Amount, Currency } from '../currency.ts'
import { amountOf, sameCurrency } from '../currency.ts'
import { bigAt } from '../arrayAt.ts'
import type { HopProblem } from './hop.ts'
import { pairOf } from './pair.ts'
import { type ExactSide, type Route, type Trade, amountsFromInput, amountsFromOutput, routeThrough } from './trade.ts'

/** Reserves of a token's V1 exchange. */
export type ExchangeV1 = { readonly token: Address; readonly native: bigint; readonly tokens: bigint }

/**
 * Reason why V1 has no trade: `noExchange` when a token has no exchange, `sameCurrency` when both sides are the same.
 */
export type V1Problem = HopProblem | 'noExchange' | 'sameCurrency'

type QuoteRequest = { readonly exact: ExactSide; readonly amount: Amount; readonly other: Currency }

/**
 * V1's only route between two currencies: to native, from native, or through native (spec: swap.v1-route). The route contains
 * the wrapped token in place of native. Each exchange rounds as a V2 pair does.
 */
export function tradeOnV1(
  { exact, amount, other }: QuoteRequest,
  exchanges: ReadonlyMap<Address, ExchangeV1>,
  wrappedNative: Address,
): Trade | V1Problem {
  const [sold, bought] = exact === 'in' ? [amount.currency, other] : [other, amount.currency]
  if (sameCurrency(sold, bought)) return 'sameCurrency'
  const route = routeOnV1(sold, bought, exchanges, wrappedNative)
  if (route === null) return 'noExchange'
  const amounts =
    exact === 'in' ? amountsFromInput('v1', route, amount.raw) : amountsFromOutput('v1', route, amount.raw)
  if (typeof amounts === 'string') return amounts
  const input = amountOf(sold, bigAt(amounts, 0))
  const output = amountOf(bought, bigAt(amounts, amounts.length - 1))
  return { version: 'v1', exact, input, output, route, amounts }
}

function routeOnV1(
  sold: Currency,
  bought: Currency,
  exchanges: ReadonlyMap<Address, ExchangeV1>,
  wrappedNative: Address,
): Route | null {
  const tokens = [sold, bought].filter((currency) => currency.kind === 'token')
  const tradedExchanges = tokens.map(({ address }) => exchanges.get(address))
  // The wrapped token has its own V1 exchange, but a route through it would contain the wrapped token twice.
  if (tradedExchanges.some((exchange) => exchange?.token === wrappedNative)) return null
  const pairs = tradedExchanges.flatMap((exchange) =>
    exchange === undefined ? [] : [pairOf(wrappedNative, exchange.native, exchange.token, exchange.tokens)],
  )
  if (pairs.length < tokens.length) return null
  return routeThrough(sold.kind === 'native' ? wrappedNative : sold.address, pairs)
}
