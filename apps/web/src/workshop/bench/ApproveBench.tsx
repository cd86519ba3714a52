import { exactAmount } from '@musi/domain/amount/amountText'
import { type Token, amountOf } from '@musi/domain/currency'
import { UNLIMITED } from '@musi/domain/settings/approvalChoice'
import type { Address } from '@musi/domain/address'
import { ApprovalSizes } from '#platform/session/approval/ApprovalSizes.tsx'
import { type Approval, useApproval } from '#platform/session/approval/useApproval.ts'
import { AmountField } from './AmountField.tsx'
import { BenchCard, type Fact } from './BenchCard.tsx'
import { benchText } from './benchWords.ts'
import { useTypedAmount } from './useTypedAmount.ts'

type Props = { token: Token; spender: Address }

export const allowanceText = (token: Token, raw: bigint): string =>
  raw === UNLIMITED
    ? `${benchText('unlimited')}, ${token.symbol}`
    : `${exactAmount(amountOf(token, raw))} ${token.symbol}`

function facts({ state, allowed, next }: Approval, { token, spender }: Props, isTyped: boolean): readonly Fact[] {
  const amount = next?.kind === 'allow' ? next.amount : null
  const takenText = amount === null ? benchText(`state.${state}`) : allowanceText(token, amount)
  return [
    [benchText('to'), token.address],
    [benchText('takes'), isTyped ? takenText : '–'],
    [benchText('spender'), benchText('router', { address: spender })],
    [benchText('allowedNow'), allowed === null ? benchText('state.unknown') : allowanceText(token, allowed)],
  ]
}

/** Lets the exchange take an exact amount, or an unlimited one (spec: approvals.choice). */
export function ApproveBench({ token, spender }: Props) {
  const { text, setText, amount, error } = useTypedAmount(token)
  const approval = useApproval(amount, spender)
  const { next } = approval
  return (
    <BenchCard
      kind="approve"
      title={benchText('approve')}
      facts={facts(approval, { token, spender }, amount !== null)}
      intent={next !== null && 'intent' in next ? next.intent : null}
    >
      <AmountField symbol={token.symbol} text={text} error={error} onType={setText} />
      {amount !== null && next?.kind === 'allow' && <ApprovalSizes amount={amount} step={next} />}
      {next !== null && next.kind !== 'allow' && <p>{benchText(next.kind)}</p>}
      {next === null && approval.state === 'notApproved' && <p>{benchText('asking')}</p>}
    </BenchCard>
  )
}
