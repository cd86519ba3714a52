import type { History } from './useHistory.ts'

/**
 * True if an empty list means that nothing happened: the history has caught up with the chain, is
 * complete and is current.
 */
export const isComplete = (history: History<unknown>): boolean =>
  history.kind === 'read' && !history.isOld && history.behind === 0 && history.more === null
