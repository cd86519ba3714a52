import type { PositionHistory } from '@musi/api/history/positions'
import type { PositionEntry } from '@musi/domain/charts/positionResult'
import type * as v from 'valibot'

export type PastPosition = v.InferOutput<typeof PositionHistory>

/** Converts an entry to the form that the position rules use, with A as token0. */
export function entryOf({ kind, shares, amounts, reserves, supply }: PastPosition['changes'][number]): PositionEntry {
  const base = { shares, pool: { reserveA: reserves[0], reserveB: reserves[1], totalSupply: supply } }
  if (amounts === null) return { kind: kind === 'added' || kind === 'received' ? 'received' : 'sent', ...base }
  return { kind: kind === 'added' || kind === 'received' ? 'added' : 'removed', amounts, ...base }
}
