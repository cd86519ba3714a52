import type { History } from './useHistory.ts'

/** Whether an empty list means that nothing happened: the history is level with the chain, whole and new. */
export const isComplete = (history: History<unknown>): boolean =>
  history.kind === 'read' && !history.isOld && history.behind === 0 && history.more === null
