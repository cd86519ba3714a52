import type { ReactNode } from 'react'
import { latePart } from '#platform/page/loading/latePart.tsx'
import type { Amount } from '@musi/domain/currency'
import type { Approvals } from './useApprovalPlan.ts'
import type { Permit } from './usePermit.ts'

const ApprovalSteps = latePart(async () => (await import('./ApprovalSteps.tsx')).ApprovalSteps)
const SignApproval = latePart(async () => (await import('./SignApproval.tsx')).SignApproval)
const BatchedApprovals = latePart(async () => (await import('./BatchedApprovals.tsx')).BatchedApprovals)

type Props = {
  /** Prefix as in ReviewSheet: `swap` makes the button that splits a batch `#swap-apart`. */
  name: string
  approvals: Approvals
  /** Name of the spender. */
  spenderName: string
  /** Shown when a token rejects every approval. */
  impossibleText: string
  /** Label of the act as the last of several steps. */
  actStep: (count: number) => string
  /** Purpose of the signature, if one can replace the approval. */
  signing?: { amount: Amount; permit: Permit } | null
  /** The button of the act itself. */
  children: ReactNode
}

/** The button of an act with its approvals: as steps before it, or in one batch with it. */
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
