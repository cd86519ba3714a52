import type { History } from './useHistory.ts'

/** True if an empty list means that nothing happened: the history is level with the chain, complete and current. */
export const isComplete = (history: History<unknown>): boolean =>
  history.kind === 'read' && !history.isOld && history.behind === 0 && history.more === null
