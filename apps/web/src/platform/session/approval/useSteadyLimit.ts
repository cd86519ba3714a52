import { type Amount, amountOf, sameCurrency } from '@musi/domain/currency'
import { steadyLimit } from '@musi/domain/approvals/steadyLimit'
import { useState } from 'react'

/**
 * The exact approval for an amount that moves with a price; constant while the amount stays close (spec:
 * approvals.moving).
 */
export function useSteadyLimit(needed: Amount | null, slippageBps: number): Amount | null {
  const [stored, setStored] = useState<Amount | null>(null)
  if (needed === null) return null
  const previous = stored !== null && sameCurrency(stored.currency, needed.currency) ? stored.raw : null
  const limit = steadyLimit(previous, needed.raw, slippageBps)
  if (limit === previous && stored !== null) return stored
  const next = amountOf(needed.currency, limit)
  setStored(next)
  return next
}
