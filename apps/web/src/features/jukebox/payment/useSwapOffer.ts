import { balanceOf } from '@musi/chain/reads/tokens/balanceOf'
import { type Amount, type Currency, type CurrencyId, type Token, currencyId } from '@musi/domain/currency'
import { bestTrade } from '@musi/domain/exchange/routes/bestTrade'
import { useMemo, useState } from 'react'
import { contractOf } from '#platform/page/config/config.ts'
import { useSettings } from '#platform/page/settings/useSettings.ts'
import { bookTokens } from '#platform/session/chain/bookTokens.ts'
import { nativeCurrency } from '#platform/session/chain/nativeCurrency.ts'
import { useReads } from '#platform/session/chain/useReads.ts'
import { exchangeAddresses } from '#platform/session/exchange/exchangeAddresses.ts'
import { useRouteGraph } from '#platform/session/exchange/useRouteGraph.ts'
import { useAccount } from '#platform/session/wallet/useAccount.ts'
import { useBalance } from '#platform/tokens/catalogue/useBalance.ts'
import { type SwapTerms, type PayOption, swapTermsOf, chosenOption, maximumPayment, payOptions } from './payOptions.ts'

export type SwapOffer =
  | { readonly kind: 'reading' | 'none' }
  /** `options`: all currencies that can pay. */
  | { readonly kind: 'offer'; readonly swap: SwapTerms; readonly options: readonly Currency[] }

const NO_TOKENS: readonly Token[] = []

/** Prices of the play in the account's other currencies, at each block; `none` if no other currency can pay. */
export function useSwapOffer(cost: Amount<Token> | null, chosen: CurrencyId | null): SwapOffer {
  const { slippageBps } = useSettings()
  const [lastMaximum, setLastMaximum] = useState<Amount | null>(null)
  const wrapped = exchangeAddresses().wrapped.address
  const isOffered = cost !== null && contractOf('swapAndPlay') !== null
  const route = useRouteGraph(isOffered ? wrapped : null, cost?.currency.address ?? null)
  const balances = useBalances(isOffered)
  const graph = route.kind === 'graph' ? route.graph : null
  const pricedOptions = useMemo(
    () =>
      graph === null || cost === null
        ? null
        : [...balances].flatMap(([currency, balance]): PayOption[] => {
            const isOwn = currency.kind === 'token' && currency.address === cost.currency.address
            const trade = isOwn ? null : bestTrade(graph, { exact: 'out', amount: cost, other: currency }, wrapped)
            return trade === null ? [] : [{ currency, balance, needed: trade.input.raw, path: trade.route.path }]
          }),
    // The map of balances is new with each render, so the dependencies are its values.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [graph, cost?.raw, cost?.currency.address, wrapped, [...balances.values()].join(' ')],
  )
  if (!isOffered) return { kind: 'none' }
  if (pricedOptions === null) return { kind: 'reading' }
  const options = payOptions(pricedOptions, slippageBps)
  const best = chosenOption(options, chosen)
  if (best === null) return { kind: 'none' }
  const previousMaximum =
    lastMaximum !== null && currencyId(lastMaximum.currency) === currencyId(best.currency) ? lastMaximum.raw : null
  const swap = swapTermsOf(best, maximumPayment(best.needed, slippageBps, previousMaximum))
  if (swap.maximum.raw !== previousMaximum) setLastMaximum(swap.maximum)
  return { kind: 'offer', swap, options: options.map(({ currency }) => currency) }
}

/** Spendable balances of the native currency and the known tokens, without unread ones. */
function useBalances(isOffered: boolean): ReadonlyMap<Currency, bigint> {
  const account = useAccount()
  const native = useBalance(isOffered ? nativeCurrency() : null)
  const tokens = isOffered && account !== null ? [...bookTokens().values()] : NO_TOKENS
  const states = useReads(account === null ? [] : tokens.map(({ address }) => balanceOf(address, account)))
  const spendable = new Map<Currency, bigint>()
  // Reserves native currency for gas.
  if (native?.kind === 'amount') {
    const left = native.amount.raw - exchangeAddresses().nativeReserve
    if (left > 0n) spendable.set(nativeCurrency(), left)
  }
  tokens.forEach((token, at) => {
    const state = states[at]
    if (state?.kind === 'value' && state.value > 0n) spendable.set(token, state.value)
  })
  return spendable
}
