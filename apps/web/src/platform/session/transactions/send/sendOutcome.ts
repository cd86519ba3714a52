import { type SendTrouble, sendTroubleText } from './sendTrouble.ts'

/** The outcome of a press. */
export type SendOutcome =
  | { kind: 'sent'; id: string }
  | { kind: 'cancelled' }
  | { kind: 'problem'; trouble: SendTrouble; text: string }

export const problem = (trouble: SendTrouble): SendOutcome => ({
  kind: 'problem',
  trouble,
  text: sendTroubleText(trouble),
})
