import { exactAmount } from '@musi/domain/amount/amountText'
import type { Amount, Token } from '@musi/domain/currency'
import { useId } from 'react'
import { approveIntent } from '#platform/session/approval/approveIntent.ts'
import { type NextApproval, useApproval } from '#platform/session/approval/useApproval.ts'
import { wrapIntent } from '#platform/session/exchange/wrapIntent.ts'
import type { SendIntent } from '#platform/session/transactions/send/send.ts'
import { useBatchAbility } from '#platform/session/transactions/send/useBatchAbility.ts'
import { useAccount } from '#platform/session/wallet/useAccount.ts'
import { AmountField } from './AmountField.tsx'
import { BenchCard } from './BenchCard.tsx'
import styles from './Bench.module.css'
import type { BenchAddresses } from './benchAddresses.ts'
import { benchText } from './benchWords.ts'
import { useTypedAmount } from './useTypedAmount.ts'

type Props = { token: Token; addresses: BenchAddresses }

/** The exact approval (spec: sending.batch), preceded by a revocation if the token requires it. */
function stepsOf(approve: SendIntent, wrap: SendIntent, next: NextApproval | null) {
  if (next?.kind === 'reset') return [next.intent, approve, wrap] as const
  return [approve, wrap] as const
}

const amountText = (amount: Amount | null) =>
  amount === null ? benchText('noAmount') : `${exactAmount(amount)} ${amount.currency.symbol}`

function BatchForm({ token, addresses }: Props) {
  const { native, router } = addresses
  const allowed = useTypedAmount(token)
  const wrapped = useTypedAmount(native)
  const { next, state } = useApproval(allowed.amount, router)
  // Wait until the approval is known: a press before that would be lost.
  const asking = next === null && (state === 'notApproved' || state === 'unknown')
  const intent =
    allowed.amount === null || wrapped.amount === null || asking
      ? null
      : {
          steps: stepsOf(
            approveIntent({ token, spender: router, allowed: allowed.amount.raw }),
            wrapIntent('wrap', wrapped.amount),
            next,
          ),
        }
  return (
    <BenchCard
      kind="batch"
      title={benchText('batch')}
      facts={[
        [benchText('batch.approves'), amountText(allowed.amount)],
        [benchText('spender'), benchText('router', { address: router })],
        [benchText('batch.wraps'), amountText(wrapped.amount)],
        [benchText('to'), addresses.wrapped.address],
      ]}
      intent={intent}
    >
      <AmountField symbol={token.symbol} text={allowed.text} error={allowed.error} onType={allowed.setText} />
      <AmountField symbol={native.symbol} text={wrapped.text} error={wrapped.error} onType={wrapped.setText} />
      {next?.kind === 'reset' && <p>{benchText('batch.reset')}</p>}
    </BenchCard>
  )
}

/** Two steps as one transaction, if the wallet supports it; otherwise their separate cards remain. */
export function BatchBench(props: Props) {
  const heading = useId()
  const isConnected = useAccount() !== null
  const ability = useBatchAbility()
  if (!isConnected || ability === 'whole') return <BatchForm {...props} />
  return (
    <section aria-labelledby={heading} className={styles['card']}>
      <h2 id={heading}>{benchText('batch')}</h2>
      <p id="bench-batch-cannot">{benchText(ability === 'asking' ? 'batch.asking' : 'batch.cannot')}</p>
    </section>
  )
}
