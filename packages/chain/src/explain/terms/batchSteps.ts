import type { Address } from '@musi/domain/address'
import type { CallTerms } from './terms.ts'

/** The terms of a call and the contract it goes to. */
export type TargetedTerms = { to: Address; terms: CallTerms }

const isAllowance = ({ act }: CallTerms): boolean => act === 'approve'

/** Returns whether a call spends exactly or at most the amount of an allowance; null if it spends none of the amount. */
function spentPart({ to, terms: { pays } }: TargetedTerms, { allows }: CallTerms): 'exactly' | 'atMost' | null {
  if (allows === null || allows.spender !== to) return null
  return pays.find(({ currency, amount }) => currency === allows.token && amount === allows.amount)?.bound ?? null
}

/** True if a later approval of the same token and spender replaces this one. */
const isReplaced = ({ allows }: CallTerms, later: readonly TargetedTerms[]): boolean =>
  later.some(
    ({ terms }) =>
      isAllowance(terms) && terms.allows?.token === allows?.token && terms.allows?.spender === allows?.spender,
  )

/** An act with the approvals that it spends; `place` is its index among the calls. */
export type BatchStep = { terms: CallTerms; place: number; allowances: readonly NonNullable<CallTerms['allows']>[] }

/**
 * Groups a batch of calls into acts: an approval that a later act spends is part of that act, and an approval that a later one
 * replaces is left out.
 */
export function batchSteps(calls: readonly TargetedTerms[]): readonly BatchStep[] {
  const steps: BatchStep[] = []
  let pendingAllowances: CallTerms[] = []
  for (const [place, one] of calls.entries()) {
    const { terms } = one
    const later = calls.slice(place + 1)
    if (isAllowance(terms) && isReplaced(terms, later)) continue
    if (isAllowance(terms) && later.some((next) => spentPart(next, terms) !== null)) {
      pendingAllowances = [...pendingAllowances, terms]
      continue
    }
    const allowances = pendingAllowances.flatMap((allowance) => {
      const how = spentPart(one, allowance)
      return how === null || allowance.allows === null ? [] : [{ ...allowance.allows, isOnce: how === 'exactly' }]
    })
    pendingAllowances = pendingAllowances.filter((allowance) => spentPart(one, allowance) === null)
    steps.push({ terms, place, allowances })
  }
  return steps
}
