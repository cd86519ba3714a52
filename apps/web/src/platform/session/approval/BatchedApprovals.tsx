import { exactAmount } from '@musi/domain/amount/amountText'
import { symbolText } from '@musi/domain/amount/symbolText'
import type { Amount } from '@musi/domain/currency'
import { listText } from '../../page/i18n/listText.ts'
import styles from './ApprovalSteps.module.css'
import { t } from './approvalWords.ts'

type Props = {
  /** What the approvals in the batch allow. */
  amounts: readonly Amount[]
  /** Takes approval and act apart, for somebody who wants to see each. */
  onApart: () => void
  name: string
}

const allowedText = (amount: Amount) => `${exactAmount(amount)} ${symbolText(amount.currency.symbol)}`

/** What goes to the wallet as one says what it allows (spec: approvals.choice), and can be taken apart. */
export function BatchedApprovals({ amounts, onApart, name }: Props) {
  return (
    <p className={styles['note']}>
      {t('batched', { amounts: listText(amounts.map(allowedText)) })}{' '}
      <button type="button" id={`${name}-apart`} onClick={onApart}>
        {t('batched.apart')}
      </button>
    </p>
  )
}
