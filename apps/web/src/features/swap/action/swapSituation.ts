import type { Address } from '@musi/domain/address'
import { severity } from '@musi/domain/exchange/severity'
import { type SwapProblem, swapProblem } from '@musi/domain/exchange/swapProblem'
import type { PriceImpact } from '@musi/domain/exchange/tradePrices'
import { wrapProblem } from '@musi/domain/exchange/wrapProblem'
import type { ApprovalPlan } from '../../../platform/session/approval/approvalPlan.ts'
import { exchangePlaces } from '../../../platform/session/exchange/exchangePlaces.ts'
import { heldRaw } from '../../../platform/tokens/catalogue/useCurrencySide.ts'
import type { SwapForm } from '../form/swapForm.ts'
import type { Receiver } from '../form/useReceiver.ts'
import { type Sides, wrappedAmount } from '../form/useSides.ts'
import type { Quote } from '../quote/useQuote.ts'
import type { Situation } from './swapButton.ts'

type Known = {
  account: Address | null
  form: SwapForm
  sides: Sides
  wrap: 'wrap' | 'unwrap' | null
  quote: Quote
  impact: PriceImpact
  receiver: Receiver | null
  plan: ApprovalPlan
  slippageBps: number
  isExpert: boolean
}

/** What the button has to say follows from all of this. */
export const swapSituation = (known: Known): Situation => ({
  isConnected: known.account !== null,
  wrap:
    known.wrap === null
      ? null
      : { kind: known.wrap, problem: wrapProblem(wrappedAmount(known.sides), heldRaw(known.sides.input)) },
  quote: known.quote.kind,
  problem: problemOf(known),
  severity: severity(known.impact),
  isExpert: known.isExpert,
  plan: known.plan,
})

function problemOf({ account, sides, form, quote, receiver, slippageBps }: Known): SwapProblem | null {
  const { never } = exchangePlaces()
  const exchange = quote.kind === 'trade' ? quote.exchange : null
  return swapProblem({
    account,
    input: sides.input.currency,
    output: sides.output.currency,
    exact: form.exact,
    amount: sides.typed?.raw ?? null,
    recipient: form.recipient === null ? { kind: 'account' } : { kind: 'named', address: receiver?.address ?? null },
    balance: heldRaw(sides.input),
    trade: quote.kind === 'trade' ? quote.trade : null,
    slippageBps,
    never: exchange === null ? never : { ...never, others: [...never.others, exchange] },
  })
}
