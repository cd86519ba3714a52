import type { Address } from '@musi/domain/address'
import { severity } from '@musi/domain/exchange/severity'
import { type SwapProblem, swapProblem } from '@musi/domain/exchange/swapProblem'
import type { PriceImpact } from '@musi/domain/exchange/tradePrices'
import { wrapProblem } from '@musi/domain/exchange/wrapProblem'
import type { ApprovalPlan } from '#platform/session/approval/approvalPlan.ts'
import { exchangeAddresses } from '#platform/session/exchange/exchangeAddresses.ts'
import { rawBalance } from '#platform/tokens/catalogue/useCurrencySide.ts'
import type { SwapForm } from '../form/swapForm.ts'
import type { ResolvedRecipient } from '../form/useReceiver.ts'
import { type Sides, wrappedAmount } from '../form/useSides.ts'
import type { Quote } from '../quote/useQuote.ts'
import type { SwapButtonInput } from './swapButton.ts'

type SwapState = {
  account: Address | null
  form: SwapForm
  sides: Sides
  wrap: 'wrap' | 'unwrap' | null
  quote: Quote
  impact: PriceImpact
  receiver: ResolvedRecipient | null
  /** True if the address of the typed name has not been read yet. */
  isLookingUp: boolean
  plan: ApprovalPlan
  slippageBps: number
  isExpert: boolean
  isBehind: boolean
  isAway: boolean
}

/** Everything that the button's label depends on. */
export const swapSituation = (state: SwapState): SwapButtonInput => ({
  isConnected: state.account !== null,
  wrap:
    state.wrap === null
      ? null
      : { kind: state.wrap, problem: wrapProblem(wrappedAmount(state.sides), rawBalance(state.sides.input)) },
  quote: state.quote.kind === 'noRoute' && !state.quote.isLinked ? 'noPool' : state.quote.kind,
  // A name is only called unknown after it was looked up.
  problem: state.isBehind && state.isLookingUp ? null : problemOf(state),
  severity: severity(state.impact),
  isExpert: state.isExpert,
  isBehind: state.isBehind,
  isAway: state.isAway,
  plan: state.plan,
})

function problemOf({ account, sides, form, quote, receiver, slippageBps }: SwapState): SwapProblem | null {
  const { lostRecipients } = exchangeAddresses()
  const exchange = quote.kind === 'trade' ? quote.exchange : null
  return swapProblem({
    account,
    input: sides.input.currency,
    output: sides.output.currency,
    exact: form.exact,
    amount: sides.typed?.raw ?? null,
    recipient: form.recipient === null ? { kind: 'account' } : { kind: 'named', address: receiver?.address ?? null },
    balance: rawBalance(sides.input),
    trade: quote.kind === 'trade' ? quote.trade : null,
    slippageBps,
    lostRecipients:
      exchange === null ? lostRecipients : { ...lostRecipients, others: [...lostRecipients.others, exchange] },
  })
}
