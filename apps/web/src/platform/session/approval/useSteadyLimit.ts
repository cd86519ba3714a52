import { type Amount, amountOf, sameCurrency } from '@musi/domain/currency'
import { steadyLimit } from '@musi/domain/approvals/steadyLimit'
import { useState } from 'react'

/** What an exact approval of an amount that moves with a price allows; it stays while the amount wanders (spec: approvals.moving). */
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
