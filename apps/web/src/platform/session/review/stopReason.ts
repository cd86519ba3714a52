import { t } from './reviewWords.ts'
import type { RehearsalState } from './useRehearsal.ts'

/** Why what was tried out cannot be confirmed; null: the test run does not stop it. `every`: any problem does, not only those that block. */
export function stopReason(state: RehearsalState, { every = false } = {}): string | null {
  if (state.kind === 'unanswered') return t('why.unanswered')
  return state.kind === 'problem' && (every || state.blocks) ? t('why.stopped') : null
}
