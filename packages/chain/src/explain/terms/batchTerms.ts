import type { Address } from '@musi/domain/address'
import type { CallTerms } from './terms.ts'

/** The terms of a call, and which contract it goes to. */
export type TermsAt = { to: Address; terms: CallTerms }

const isAllowance = ({ act }: CallTerms): boolean => act === 'approve'

/** The allowance a call spends: all, or at most all of an amount; null if it spends none. */
function spending({ to, terms: { pays } }: TermsAt, { allows }: CallTerms): 'exactly' | 'atMost' | null {
  if (allows === null || allows.spender !== to) return null
  return pays.find(({ currency, amount }) => currency === allows.token && amount === allows.amount)?.bound ?? null
}

/** True if a later approval of the same token and spender replaces this one. */
const isReplaced = ({ allows }: CallTerms, later: readonly TermsAt[]): boolean =>
  later.some(
    ({ terms }) =>
      isAllowance(terms) && terms.allows?.token === allows?.token && terms.allows?.spender === allows?.spender,
  )

/** An act with the approvals given for it; `place` is its index among the calls. */
export type BatchStep = { terms: CallTerms; place: number; allowances: readonly NonNullable<CallTerms['allows']>[] }

/**
 * Calls that happen together, as the acts that they are: an allowance that an act behind it spends is part of that act. One that a
 * later one replaces is left out.
 */
export function batchSteps(calls: readonly TermsAt[]): readonly BatchStep[] {
  const steps: BatchStep[] = []
  let waiting: CallTerms[] = []
  for (const [place, one] of calls.entries()) {
    const { terms } = one
    const later = calls.slice(place + 1)
    if (isAllowance(terms) && isReplaced(terms, later)) continue
    if (isAllowance(terms) && later.some((next) => spending(next, terms) !== null)) {
      waiting = [...waiting, terms]
      continue
    }
    const allowances = waiting.flatMap((given) => {
      const how = spending(one, given)
      return how === null || given.allows === null ? [] : [{ ...given.allows, isOnce: how === 'exactly' }]
    })
    waiting = waiting.filter((given) => spending(one, given) === null)
    steps.push({ terms, place, allowances })
  }
  return steps
}
