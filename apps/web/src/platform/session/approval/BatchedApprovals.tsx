import type { Amount } from '@musi/domain/currency'
import { Text } from '@musi/ui/Text'
import { listText } from '#platform/page/i18n/listText.ts'
import { exactText } from '#platform/page/money/amountText.ts'
import styles from './Approval.module.css'
import { approvalText } from './approvalWords.ts'

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
      {approvalText('batched', { amounts: listText(amounts.map(exactText)) })}{' '}
      <button type="button" id={`${name}-apart`} onClick={onSeparate}>
        {approvalText('batched.apart')}
      </button>
    </Text>
  )
}
