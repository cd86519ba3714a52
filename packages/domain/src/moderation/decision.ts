import type { SubjectKind } from './subject.ts'

/**
 * `hide`: the subject is left out of lists, links and feeds, and its page says why. `withdraw`: its files are not served.
 * `restore` ends both. `keep` answers reports without changing anything. Nothing on the chain changes.
 */
export const DECISION_ACTIONS = ['hide', 'withdraw', 'restore', 'keep'] as const
export type DecisionAction = (typeof DECISION_ACTIONS)[number]

/** A restriction that is in force. */
export type Restriction = Extract<DecisionAction, 'hide' | 'withdraw'>

/** Only songs, pieces and pictures have files on the server, and a picture cannot be hidden alone. */
const RESTRICTIONS: Readonly<Record<SubjectKind, readonly Restriction[]>> = {
  song: ['hide', 'withdraw'],
  piece: ['hide', 'withdraw'],
  picture: ['withdraw'],
  collection: ['hide'],
  token: ['hide'],
  account: ['hide'],
}

/** Decisions that can be made about a kind of subject while `current` is in force. */
export function possibleActions(kind: SubjectKind, current: Restriction | null): readonly DecisionAction[] {
  const restrictions = RESTRICTIONS[kind].filter((action) => action !== current)
  return current === null ? [...restrictions, 'keep'] : [...restrictions, 'restore', 'keep']
}
