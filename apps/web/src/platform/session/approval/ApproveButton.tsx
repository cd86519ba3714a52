import { Button } from '@musi/ui/controls/Button'
import { Icon } from '@musi/ui/Icon'
import { Note } from '@musi/ui/layout/Note'
import { unitText } from '#platform/page/money/unitText.ts'
import { useSending } from '../transactions/send/useSending.ts'
import styles from './Approval.module.css'
import type { ApprovalStep } from './approvalPlan.ts'
import { approvalText } from './approvalWords.ts'

type Props = {
  step: ApprovalStep
  /** True if this approval's terms are shown: no earlier one is still missing. */
  isNext: boolean
  isOnly: boolean
}

/** The button of one approval, from the press to its outcome. */
export function ApproveButton({ step: { approval, progress }, isNext, isOnly }: Props) {
  const { sending, start } = useSending()
  const { needed, next } = approval
  if (needed?.currency.kind !== 'token') return null
  const { address } = needed.currency
  const intent = isNext && next !== null && 'intent' in next ? next.intent : null
  const values = { symbol: unitText(needed.currency) }
  const isBusy = sending.step === 'waiting' || progress === 'pending'
  return (
    <div className={styles['approve']}>
      <Button
        id={isOnly ? 'approve-button' : `approve-button-${address}`}
        kind={progress === 'done' ? 'quiet' : 'primary'}
        size="large"
        block
        busy={isBusy}
        disabled={progress === 'done' || (progress === 'ask' && intent === null)}
        onClick={() => intent !== null && void start(intent)}
      >
        {progress === 'done' && <Icon name="tick" />}
        {progress === 'ask' && approvalText('approve', values)}
        {progress === 'pending' && (isOnly ? approvalText('approving') : approvalText('approving.token', values))}
        {progress === 'done' && (isOnly ? approvalText('approved') : approvalText('approved.token', values))}
      </Button>
      <Note as="output" tone="negative" block>
        {sending.step === 'answered' && sending.outcome.kind === 'problem' && sending.outcome.text}
      </Note>
    </div>
  )
}
