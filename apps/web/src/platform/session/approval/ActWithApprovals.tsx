import type { ReactNode } from 'react'
import { latePart } from '#platform/page/loading/latePart.tsx'
import type { Amount } from '@musi/domain/currency'
import type { Approvals } from './useApprovalPlan.ts'
import type { Permit } from './usePermit.ts'

const ApprovalSteps = latePart(async () => (await import('./ApprovalSteps.tsx')).ApprovalSteps)
const SignApproval = latePart(async () => (await import('./SignApproval.tsx')).SignApproval)
const BatchedApprovals = latePart(async () => (await import('./BatchedApprovals.tsx')).BatchedApprovals)

type Props = {
  /** As in ReviewSheet: `swap` makes the button that takes a batch apart `#swap-apart`. */
  name: string
  approvals: Approvals
  /** Who may take the tokens, by name. */
  spenderName: string
  /** Said where a token refuses every approval. */
  impossibleText: string
  /** What the act is called as the last of so many steps. */
  actStep: (count: number) => string
  /** Where a signature does as well: what it is for. */
  signing?: { amount: Amount; permit: Permit } | null
  /** The button of the act itself. */
  children: ReactNode
}

/** The button of an act with what has to be allowed for it: before it in steps, or in one with it. */
export function ActWithApprovals({ name, approvals: { plan, separateBatch }, signing, children, ...terms }: Props) {
  if (plan.kind === 'steps')
    return (
      <ApprovalSteps steps={plan.steps} {...terms}>
        {children}
      </ApprovalSteps>
    )
  if ((plan.kind === 'sign' || plan.kind === 'permit') && signing)
    return (
      <SignApproval {...signing} spenderName={terms.spenderName}>
        {children}
      </SignApproval>
    )
  return (
    <>
      {children}
      {plan.kind === 'batch' && <BatchedApprovals name={name} amounts={plan.amounts} onSeparate={separateBatch} />}
    </>
  )
}
