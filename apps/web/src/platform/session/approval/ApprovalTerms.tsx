import { shortenAddress } from '@musi/domain/address'
import { amountOf } from '@musi/domain/currency'
import { UNLIMITED } from '@musi/domain/settings/approvalChoice'
import { Note } from '@musi/ui/layout/Note'
import { unitText } from '#platform/page/money/unitText.ts'
import { exactFigure } from '#platform/page/money/amountText.ts'
import { ApprovalSizes } from './ApprovalSizes.tsx'
import styles from './Approval.module.css'
import type { ApprovalStep } from './approvalPlan.ts'
import { approvalText } from './approvalWords.ts'

type Props = { step: ApprovalStep; spenderName: string; impossibleText: string }

/** Amount and spender of the approval (spec: approvals.spender-named). */
export function ApprovalTerms({ step: { approval }, spenderName, impossibleText }: Props) {
  const { needed, limit, next, spender } = approval
  if (needed === null || limit === null || next === null) return <Note>{approvalText('asking')}</Note>
  if (next.kind !== 'allow') return <Note>{next.kind === 'impossible' ? impossibleText : approvalText(next.kind)}</Note>
  const symbol = unitText(needed.currency)
  return (
    <div className={styles['terms']}>
      <ApprovalSizes amount={limit} step={next} />
      <Note>
        {next.amount === UNLIMITED
          ? approvalText('allows.unlimited', { symbol })
          : approvalText('allows.exact', { amount: exactFigure(amountOf(needed.currency, next.amount)), symbol })}{' '}
        {approvalText('allows.whom', { name: spenderName, address: shortenAddress(spender) })}
        {next.amount === limit.raw && limit.raw !== needed.raw && ` ${approvalText('allows.moving')}`}
      </Note>
    </div>
  )
}
