import type { AddressField } from '@musi/domain/text/addressField'
import type { Address } from '@musi/domain/address'
import type { Amount } from '@musi/domain/currency'
import { maximumSold } from '@musi/domain/exchange/acceptedAmounts'
import type { VersionLink } from '@musi/domain/exchange/versionLink'
import type { ProtocolVersion } from '@musi/domain/exchange/hop'
import type { Trade } from '@musi/domain/exchange/trade'
import { type PriceImpact, priceImpact } from '@musi/domain/exchange/tradePrices'
import { wrapType } from '@musi/domain/exchange/wrap'
import { useSettings } from '#platform/page/settings/useSettings.ts'
import { type Approvals, useApprovalPlan } from '#platform/session/approval/useApprovalPlan.ts'
import { balanceAge } from '#platform/tokens/catalogue/useCurrencySide.ts'
import { exchangeAddresses } from '#platform/session/exchange/exchangeAddresses.ts'
import { type Staleness, stalenessOf } from '#platform/session/freshness/staleness.ts'
import { useRpcOutage } from '#platform/session/freshness/useOutage.ts'
import { useAccount } from '#platform/session/wallet/useAccount.ts'
import { type SwapButton, swapButton } from './action/swapButton.ts'
import { swapSituation } from './action/swapSituation.ts'
import type { SwapForm } from './form/swapForm.ts'
import { type ResolvedRecipient, useReceiver } from './form/useReceiver.ts'
import { type Sides, useSides, wrappedAmount } from './form/useSides.ts'
import { type Quote, quoteAge, useQuote } from './quote/useQuote.ts'
import { type ReviewedSwap, reviewedSwap } from './review/reviewedSwap.ts'

export type Swap = {
  account: Address | null
  sides: Sides
  wrap: 'wrap' | 'unwrap' | null
  wrapped: Amount | null
  quote: Quote
  trade: Trade | null
  link: VersionLink | null
  impact: PriceImpact
  receiver: ResolvedRecipient | null
  recipientField: AddressField
  approvals: Approvals
  /** Overdue answers that the button relies on; null if all are current. */
  behind: Staleness | null
  button: SwapButton
  /** The swap as it would be sent now; null if there is none. */
  live: ReviewedSwap | null
}

/** Derives everything from the form, the chain and the wallet. */
export function useSwap(form: SwapForm, version: ProtocolVersion): Swap {
  const account = useAccount()
  const { slippageBps, expertMode } = useSettings()
  const sides = useSides(form)
  const wrap = wrapOf(sides)
  const { shown: quote, link } = useQuote(wrap === null ? quoteRequestOf(form, sides) : null, version)
  const trade = quote.kind === 'trade' ? quote.trade : null
  const impact: PriceImpact = trade === null ? 'unknown' : priceImpact(trade)
  const { receiver, field: recipientField } = useReceiver(form, account)
  const sold = trade === null ? null : maximumSold(trade, slippageBps)
  const approvals = useApprovalPlan([sold], spenderOf(quote))
  const away = useRpcOutage()
  const behind = away ?? stalenessOf([quoteAge(quote), balanceAge(sides.input), ...approvals.ages])
  const isLookingUp = recipientField.kind === 'loading'
  const known = { account, form, sides, wrap, quote, impact, receiver, isLookingUp, plan: approvals.plan }
  return {
    account,
    sides,
    wrap,
    wrapped: wrap === null ? null : wrappedAmount(sides),
    quote,
    trade,
    link,
    impact,
    receiver,
    recipientField,
    approvals,
    behind,
    button: swapButton(
      swapSituation({ ...known, slippageBps, isExpert: expertMode, isBehind: behind !== null, isAway: away !== null }),
    ),
    live: trade === null || receiver === null ? null : reviewedSwap(trade, receiver, slippageBps),
  }
}

function wrapOf({ input, output }: Sides): Swap['wrap'] {
  if (input.currency === null || output.currency === null) return null
  const kind = wrapType(input.currency, output.currency, exchangeAddresses().wrapped.address)
  return kind === 'notApplicable' ? null : kind
}

const quoteRequestOf = (form: SwapForm, { typed, input, output }: Sides) => ({
  exact: form.exact,
  typed,
  input: input.currency,
  output: output.currency,
})

/** On V1 the spender is the exchange of the token. */
const spenderOf = (quote: Quote): Address =>
  (quote.kind === 'trade' ? quote.exchange : null) ?? exchangeAddresses().router
