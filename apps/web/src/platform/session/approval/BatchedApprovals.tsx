import { exactAmount } from '@musi/domain/amount/amountText'
import { symbolText } from '@musi/domain/amount/symbolText'
import type { Amount } from '@musi/domain/currency'
import { listText } from '../../page/i18n/listText.ts'
import styles from './ApprovalSteps.module.css'
import { t } from './approvalWords.ts'

type Props = {
  /** What the approvals in the batch allow. */
  amounts: readonly Amount[]
  /** Splits the batch into separate steps. */
  onSeparate: () => void
  name: string
}

const allowedText = (amount: Amount) => `${exactAmount(amount)} ${symbolText(amount.currency.symbol)}`

/** Says what the approvals in a batch allow (spec: approvals.choice), and offers to split the batch. */
export function BatchedApprovals({ amounts, onSeparate, name }: Props) {
  return (
    <p className={styles['note']}>
      {t('batched', { amounts: listText(amounts.map(allowedText)) })}{' '}
      <button type="button" id={`${name}-apart`} onClick={onSeparate}>
        {t('batched.apart')}
      </button>
    </p>
  )
}
