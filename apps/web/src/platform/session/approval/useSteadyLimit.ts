import { type Amount, amountOf, sameCurrency } from '@musi/domain/currency'
import { steadyLimit } from '@musi/domain/approvals/steadyLimit'
import { useState } from 'react'

/**
 * The exact approval for an amount that moves with a price; constant while the amount stays close (spec:
 * approvals.moving).
 */
export function useSteadyLimit(needed: Amount | null, slippageBps: number): Amount | null {
  const [kept, setKept] = useState<Amount | null>(null)
  if (needed === null) return null
  const before = kept !== null && sameCurrency(kept.currency, needed.currency) ? kept.raw : null
  const limit = steadyLimit(before, needed.raw, slippageBps)
  if (limit === before && kept !== null) return kept
  const next = amountOf(needed.currency, limit)
  setKept(next)
  return next
}
