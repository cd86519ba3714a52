import type { ReactNode } from 'react'
import { ApprovalTerms } from './ApprovalTerms.tsx'
import { ApproveButton } from './ApproveButton.tsx'
import styles from './Approval.module.css'
import type { ApprovalStep } from './approvalPlan.ts'
import { approvalText } from './approvalWords.ts'

type Props = {
  steps: readonly ApprovalStep[]
  /** Name of the spender. */
  spenderName: string
  /** Shown when a token rejects every approval. */
  impossibleText: string
  /** The label of the act as the last of `count` steps. */
  actStep: (count: number) => string
  /** The button of the act itself. */
  children: ReactNode
}

const keyOf = ({ approval: { needed } }: ApprovalStep) =>
  needed?.currency.kind === 'token' ? needed.currency.address : ''

/**
 * The approvals, then the act: all visible, with the next one marked (spec: swap.two-steps). Each waits until the
 * previous one was requested, so every button is clicked with its terms in view.
 */
export function ApprovalSteps({ steps, spenderName, impossibleText, actStep, children }: Props) {
  const open = steps.find(({ progress }) => progress !== 'done')
  const next = steps.find(({ progress }) => progress === 'ask')
  const count = steps.length + 1
  return (
    <div className={styles['steps']}>
      {next !== undefined && <ApprovalTerms step={next} spenderName={spenderName} impossibleText={impossibleText} />}
      <div className={styles['buttons']}>
        {steps.map((step) => (
          <ApproveButton key={keyOf(step)} step={step} isNext={step === next} isOnly={steps.length === 1} />
        ))}
        {children}
      </div>
      <ol className={styles['progress']} aria-label={approvalText('steps', { count })}>
        {steps.map((step, at) => (
          <li
            key={keyOf(step)}
            aria-current={step === open ? 'step' : undefined}
            data-done={step.progress === 'done' || undefined}
          >
            {approvalText('step', { at: at + 1, count })}
          </li>
        ))}
        <li aria-current={open === undefined ? 'step' : undefined}>{actStep(count)}</li>
      </ol>
    </div>
  )
}
