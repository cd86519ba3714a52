import type { Address } from '@musi/domain/address'
import type { Amount, Currency } from '@musi/domain/currency'
import { bestTrade } from '@musi/domain/exchange/routes/bestTrade'
import { type VersionLink, versionLink } from '@musi/domain/exchange/versionLink'
import { tradeOnV1 } from '@musi/domain/exchange/exchangeV1'
import type { ProtocolVersion } from '@musi/domain/exchange/hop'
import { type PairGraph, isLinked } from '@musi/domain/exchange/routes/pairGraph'
import type { Trade } from '@musi/domain/exchange/trade'
import { pooledToken } from '@musi/domain/exchange/wrap'
import type { Freshness } from '@musi/domain/multicall/callState'
import { useMemo } from 'react'
import { exchangeAddresses } from '#platform/session/exchange/exchangeAddresses.ts'
import { useExchangesV1 } from '#platform/session/exchange/useExchangesV1.ts'
import type { Age } from '#platform/session/freshness/staleness.ts'
import { useRouteGraph } from '#platform/session/exchange/useRouteGraph.ts'

export type QuoteRequest = {
  exact: 'in' | 'out'
  typed: Amount | null
  input: Currency | null
  output: Currency | null
}

export type Quote =
  /** The request is incomplete. */
  | { readonly kind: 'none' }
  /** The pools have not been read. */
  | { readonly kind: 'loading'; readonly overdue: boolean }
  /** Pools exist, but none can do the trade. `isLinked`: a smaller amount might work. */
  | { readonly kind: 'noRoute'; readonly isLinked: boolean; readonly freshness: Freshness }
  | {
      readonly kind: 'trade'
      readonly freshness: Freshness
      readonly trade: Trade
      readonly exchange: Address | null
      readonly graph: PairGraph | null
    }

export type Quotes = { readonly shown: Quote; readonly link: VersionLink | null }

const tradeOf = (quote: Quote) => (quote.kind === 'trade' ? quote.trade : null)

const mayBeLinked = (quote: Quote) => quote.kind !== 'noRoute' || quote.isLinked

/** The quote for the typed amount on the shown version, and a link to the other version if that is better. */
export function useQuote(request: QuoteRequest | null, version: ProtocolVersion): Quotes {
  const v2 = useQuoteOnV2(request)
  const v1 = useQuoteOnV1(request)
  const isSettled = v1.kind !== 'loading' && v2.kind !== 'loading'
  const link = isSettled ? versionLink(version, tradeOf(v1), tradeOf(v2)) : null
  const shown = version === 'v1' ? v1 : v2
  // The form says that there is no pool only if neither version has one.
  return { shown: shown.kind === 'noRoute' ? { ...shown, isLinked: mayBeLinked(v1) || mayBeLinked(v2) } : shown, link }
}

const NONE = { kind: 'none' } as const

/** The request in the terms of the domain; null while it is incomplete. */
const completeRequest = (request: QuoteRequest | null) => {
  if (request === null) return null
  const { exact, typed, input, output } = request
  if (typed === null || input === null || output === null) return null
  return { exact, amount: typed, other: exact === 'in' ? output : input }
}

function useQuoteOnV2(request: QuoteRequest | null): Quote {
  const wrapped = exchangeAddresses().wrapped.address
  const pooled = (currency: Currency | null | undefined) => (currency ? pooledToken(currency, wrapped) : null)
  // Read before an amount is typed, so that the first digit has a quote at once.
  const state = useRouteGraph(pooled(request?.input), pooled(request?.output))
  const graph = state.kind === 'graph' ? state.graph : null
  const query = completeRequest(request)
  const trade = useMemo(
    () => (query === null || graph === null ? null : bestTrade(graph, query, wrapped)),
    // The request is a new object with each render; these are its values.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [graph, query?.exact, query?.amount.raw, query?.amount.currency, query?.other, wrapped],
  )
  if (query === null) return NONE
  if (state.kind === 'loading') return state
  const { freshness } = state
  if (trade !== null) return { kind: 'trade', trade, exchange: null, graph, freshness }
  const from = pooledToken(query.amount.currency, wrapped)
  const to = pooledToken(query.other, wrapped)
  return { kind: 'noRoute', isLinked: isLinked(state.graph, from, to), freshness }
}

function useQuoteOnV1(request: QuoteRequest | null): Quote {
  const exchanges = useExchangesV1(request?.input ?? null, request?.output ?? null)
  const query = completeRequest(request)
  if (query === null) return NONE
  if (exchanges.kind === 'loading') return exchanges
  const { freshness } = exchanges
  const trade = tradeOnV1(query, exchanges.byToken, exchangeAddresses().wrapped.address)
  if (typeof trade === 'string') return { kind: 'noRoute', isLinked: trade !== 'noExchange', freshness }
  const { input, output } = trade
  const called = input.currency.kind === 'token' ? input.currency : output.currency
  const exchange = called.kind === 'token' ? (exchanges.addresses.get(called.address) ?? null) : null
  return { kind: 'trade', trade, exchange, graph: null, freshness }
}

/** Age of the answers a quote is based on; null if it needs none. */
export function quoteAge(quote: Quote): Age | null {
  if (quote.kind === 'none') return null
  return quote.kind === 'loading' ? quote : quote.freshness
}
