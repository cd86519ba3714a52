import type { Address } from '@musi/domain/address'
import { type Amount, amountOf } from '@musi/domain/currency'
import { maximumSold } from '@musi/domain/exchange/acceptedAmounts'
import type { VersionLink } from '@musi/domain/exchange/betterTrade'
import type { Version } from '@musi/domain/exchange/hop'
import { severity } from '@musi/domain/exchange/severity'
import { type SwapProblem, swapProblem } from '@musi/domain/exchange/swapProblem'
import { type PriceImpact, priceImpact } from '@musi/domain/exchange/tradePrices'
import { wrapType } from '@musi/domain/exchange/wrap'
import { wrapProblem } from '@musi/domain/exchange/wrapProblem'
import { useState } from 'react'
import { useAddressField } from '../../platform/tokens/address-input/useAddressField.ts'
import { type Approval, useApproval } from '../../platform/session/approval/useApproval.ts'
import { exchangePlaces } from '../../platform/session/exchange/exchangePlaces.ts'
import { useSettings } from '../../platform/page/settings/useSettings.ts'
import { useBatchAbility } from '../../platform/session/transactions/send/useBatchAbility.ts'
import { useAccount } from '../../platform/session/wallet/useAccount.ts'
import type { Receiver } from './review.ts'
import { type SwapButton, swapButton } from './swapButton.ts'
import { type SwapForm, exactSide } from './swapForm.ts'
import { type Quote, useQuote } from './useQuote.ts'
import { type Sides, useSides } from './useSides.ts'

export type Swap = {
  account: Address | null
  sides: Sides
  wrap: 'wrap' | 'unwrap' | null
  quote: Quote
  link: VersionLink | null
  impact: PriceImpact
  receiver: Receiver | null
  recipientField: ReturnType<typeof useAddressField>
  approval: Approval
  spender: Address
  isBatched: boolean
  /** Takes approval and swap apart, for somebody who wants to see each. */
  takeApart: () => void
  /** An approval was asked for: its step stays in sight when it is done. */
  approving: () => void
  button: SwapButton
  version: Version
}

const heldRaw = ({ balance }: Sides['input']) => (balance?.kind === 'amount' ? balance.amount.raw : null)

/** Everything that follows from the form, the chain and the wallet. */
export function useSwap(form: SwapForm, version: Version): Swap {
  const account = useAccount()
  const { slippageBps, expertMode } = useSettings()
  const sides = useSides(form)
  const [input, output] = [sides.input.currency, sides.output.currency]
  const { router, wrapped } = exchangePlaces()
  const kind = input !== null && output !== null ? wrapType(input, output, wrapped.address) : 'notApplicable'
  const wrap = kind === 'notApplicable' ? null : kind
  const question = wrap === null ? { exact: exactSide(form), typed: sides.typed, input, output } : null
  const { shown: quote, link } = useQuote(question, version)
  const trade = quote.kind === 'trade' ? quote.trade : null
  const impact = trade === null ? 'unknown' : priceImpact(trade)

  const recipientField = useAddressField(form.recipient ?? '')
  const receiver = receiverOf(form, account, recipientField)
  const spender = (version === 'v1' && quote.kind === 'trade' ? quote.exchange : null) ?? router
  const approval = useApproval(wrap !== null || trade === null ? null : maximumSold(trade, slippageBps), spender)
  const steps = useSteps(approval, input?.kind === 'token' ? input.address : null)

  const problem = problemOf({ account, sides, form, quote, receiver, slippageBps, version })
  const button = swapButton({
    isConnected: account !== null,
    wrap: wrap === null ? null : { kind: wrap, problem: wrapProblem(wrapAmount(sides), heldRaw(sides.input)) },
    quote: quote.kind,
    problem,
    severity: severity(impact),
    isExpert: expertMode,
    approval: approvalOf(approval, steps.isBatched),
    wasApproved: steps.wasApproved,
    isBatched: steps.isBatched,
  })
  const { isBatched, takeApart, approving } = steps
  return {
    account,
    sides,
    wrap,
    quote,
    link,
    impact,
    receiver,
    recipientField,
    approval,
    spender,
    isBatched,
    takeApart,
    approving,
    button,
    version,
  }
}

/** What goes to the wallet as one is not known before it is known how the token wants to be approved. */
const approvalOf = ({ state, next }: Approval, isBatched: boolean) =>
  state === 'notApproved' && isBatched && next === null ? 'unknown' : state

/** Wrapping is one to one: whichever side was typed, so much goes. */
export const wrapAmount = ({ typed, input }: Sides): Amount | null =>
  typed === null || input.currency === null ? null : amountOf(input.currency, typed.raw)

function receiverOf(form: SwapForm, account: Address | null, field: Swap['recipientField']): Receiver | null {
  const { recipient, isRecipientFromLink: isFromLink } = form
  if (recipient === null)
    return account === null ? null : { address: account, name: null, isNamed: false, isFromLink: false }
  if (field.kind !== 'address') return null
  const name = field.address.toLowerCase() === recipient.toLowerCase() ? null : recipient
  return { address: field.address, name, isNamed: true, isFromLink }
}

type Asked = Pick<Swap, 'account' | 'sides' | 'quote' | 'receiver' | 'version'> & {
  form: SwapForm
  slippageBps: number
}

function problemOf({ account, sides, form, quote, receiver, slippageBps, version }: Asked): SwapProblem | null {
  const { never } = exchangePlaces()
  const exchange = version === 'v1' && quote.kind === 'trade' ? quote.exchange : null
  return swapProblem({
    account,
    input: sides.input.currency,
    output: sides.output.currency,
    exact: exactSide(form) === 'input' ? 'in' : 'out',
    amount: sides.typed?.raw ?? null,
    recipient: form.recipient === null ? { kind: 'account' } : { kind: 'named', address: receiver?.address ?? null },
    balance: heldRaw(sides.input),
    trade: quote.kind === 'trade' ? quote.trade : null,
    slippageBps,
    never: exchange === null ? never : { ...never, others: [...never.others, exchange] },
  })
}

/** Whether approval and swap are two steps here. The two stay until the input token changes (decisions.md §7.5). */
function useSteps({ state }: Approval, token: Address | null) {
  const ability = useBatchAbility()
  const [apart, setApart] = useState<{ token: Address | null; wasAsked: boolean; isWanted: boolean }>({
    token,
    wasAsked: false,
    isWanted: false,
  })
  const now = apart.token === token ? apart : { token, wasAsked: false, isWanted: false }
  if (apart.token !== token) setApart(now)
  else if (state === 'pending' && !now.wasAsked) setApart({ ...now, wasAsked: true })
  return {
    wasApproved: now.wasAsked,
    isBatched: ability === 'whole' && !now.isWanted,
    takeApart: () => setApart({ ...now, isWanted: true }),
    approving: () => setApart({ ...now, wasAsked: true }),
  }
}
