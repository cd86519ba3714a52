/** Steps of a release, in order; the collection is opened once. */
export type ReleaseStep = 'keep' | 'open' | 'make' | 'allow' | 'list'

/** Steps already completed, on our server and on chain; null while unknown. */
export type ReleaseFacts = {
  /** True if the release also opens a collection. */
  readonly isFirst: boolean
  /** Our server has the picture and the texts. */
  readonly isKept: boolean
  readonly isOpen: boolean | null
  readonly isMade: boolean | null
  /** The market may hand the piece over. */
  readonly isAllowed: boolean | null
  /** The listing is in the order book. */
  readonly isListed: boolean
}

/** `unread` means that the step would be next but may be done already. */
export type StepState = 'done' | 'next' | 'unread' | 'later'

/**
 * State of each step of a release; completed steps are not repeated (spec: release.resumed). Once a later step is done, the earlier
 * ones count as done too.
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
