import { type Amount, currencyId } from '@musi/domain/currency'
import { Text } from '@musi/ui/Text'
import { listText } from '#platform/page/i18n/listText.ts'
import { withParts } from '#platform/page/i18n/withParts.tsx'
import { Money } from '#platform/page/money/Money.tsx'
import styles from './Approval.module.css'
import { approvalText } from './approvalWords.ts'

const DIGITS = 6

type Props = {
  /** Amounts the batch approves. */
  amounts: readonly Amount[]
  /** Splits the batch into separate steps. */
  onSeparate: () => void
  name: string
}

/** Names the approvals in a batch (spec: approvals.choice), and offers to split it. */
export function BatchedApprovals({ amounts, onSeparate, name }: Props) {
  return (
    <Text tone="muted" size={14} className={styles['note']}>
      {withParts(
        approvalText('batched', { amounts: listText(amounts.map((_, at) => `⟦${at}⟧`)) }),
        Object.fromEntries(
          amounts.map((amount, at) => [
            at,
            <Money key={currencyId(amount.currency)} amount={amount} digits={DIGITS} />,
          ]),
        ),
      )}{' '}
      <button type="button" id={`${name}-apart`} onClick={onSeparate}>
        {approvalText('batched.apart')}
      </button>
    </Text>
  )
}
