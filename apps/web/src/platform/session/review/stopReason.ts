import { reviewText } from './reviewWords.ts'
import type { RehearsalState } from './useRehearsal.ts'

/**
 * Reason why a rehearsed act cannot be confirmed; null if the rehearsal does not stop it. `every` counts all problems,
 * not only those that block.
 */
export function stopReason(state: RehearsalState, { every = false } = {}): string | null {
  if (state.kind === 'unanswered') return reviewText('why.unanswered')
  return state.kind === 'problem' && (every || state.blocks) ? reviewText('why.stopped') : null
}
