import type { Amount } from '@musi/domain/currency'
import { useId } from 'react'
import { exactText } from '#platform/page/money/amountText.ts'
import styles from './Approval.module.css'
import { approvalText } from './approvalWords.ts'
import type { NextApproval } from './useApproval.ts'

type Props = { amount: Amount; step: Extract<NextApproval, { kind: 'allow' }> }

/** Choice of the approved amount; preselects exact for a marked token, otherwise the last choice. */
export function ApprovalSizes({ amount, step: { choice, choose } }: Props) {
  const name = useId()
  return (
    <fieldset className={styles['sizes']}>
      <legend>{approvalText('sizes')}</legend>
      {choice.offered.map((size) => (
        <label key={size}>
          <input type="radio" name={name} checked={choice.chosen === size} onChange={() => choose(size)} />
          {size === 'exact'
            ? approvalText('size.exact', { amount: exactText(amount) })
            : approvalText('size.unlimited')}
        </label>
      ))}
    </fieldset>
  )
}
