/** What a release takes, in its order; a collection is opened once. */
export type ReleaseStep = 'keep' | 'open' | 'make' | 'allow' | 'list'

/** What is done already, by our server and by the chain. Null: it cannot be told yet. */
export type ReleaseFacts = {
  /** A collection is opened with it. */
  readonly isFirst: boolean
  /** Our server has the picture and the texts. */
  readonly isKept: boolean
  readonly isOpen: boolean | null
  readonly isMade: boolean | null
  /** The market may hand the piece over. */
  readonly isAllowed: boolean | null
  /** The price stands in the book of the market. */
  readonly isListed: boolean
}

/** `unread`: it would be next, and may be done. */
export type StepState = 'done' | 'next' | 'unread' | 'later'

/**
 * Where a release stands: what is done is not done again, and one step follows the other (spec: release.resumed). What comes after a step
 * that is done for good does not ask for it any more.
 */
export function releaseSteps(
  facts: ReleaseFacts,
): readonly { readonly step: ReleaseStep; readonly state: StepState }[] {
  const done: readonly (readonly [ReleaseStep, boolean | null])[] = [
    ['keep', facts.isKept],
    ...(facts.isFirst ? ([['open', facts.isOpen]] as const) : []),
    ['make', facts.isMade],
    ['allow', facts.isAllowed],
    ['list', facts.isListed],
  ]
  const reached = done.findLastIndex(([step, isDone]) => isDone === true && step !== 'open' && step !== 'keep')
  let hasNext = false
  return done.map(([step, isDone], at) => {
    if (isDone === true || at < reached) return { step, state: 'done' }
    if (hasNext) return { step, state: 'later' }
    hasNext = true
    return { step, state: isDone === null ? 'unread' : 'next' }
  })
}
