/** Reason why nothing can be proposed yet. `votes` is the number still missing. */
export type ProposeProblem =
  | { readonly kind: 'noTitle' | 'noActions' | 'tooManyActions' }
  /** There are enough votes, but only since the newest block: the governor counts those of the block before its own. */
  | { readonly kind: 'nextBlock' }
  /** Not a valid call. `at`: its position. */
  | { readonly kind: 'action'; readonly at: number }
  | { readonly kind: 'votes'; readonly missing: bigint }
  /** An account has one proposal at a time that is to be voted on. */
  | { readonly kind: 'running'; readonly id: number }

type Draft = {
  readonly title: string
  /** Validity of each action as a call. */
  readonly actions: readonly boolean[]
  readonly votes: bigint
  /** True if the votes sufficed in the block before the newest. */
  readonly counted: boolean
  /** More than these are needed. */
  readonly threshold: bigint
  /** The account's undecided proposal; null if it has none. */
  readonly running: number | null
}

/** The governor's limit. */
const MOST_ACTIONS = 10

/** spec: governance.propose */
export function proposeProblem({ title, actions, votes, counted, threshold, running }: Draft): ProposeProblem | null {
  if (running !== null) return { kind: 'running', id: running }
  if (votes <= threshold) return { kind: 'votes', missing: threshold - votes + 1n }
  if (title.trim() === '') return { kind: 'noTitle' }
  if (actions.length === 0) return { kind: 'noActions' }
  if (actions.length > MOST_ACTIONS) return { kind: 'tooManyActions' }
  const at = actions.indexOf(false)
  if (at !== -1) return { kind: 'action', at }
  // Last: it passes by itself, most often before the rest is written.
  return counted ? null : { kind: 'nextBlock' }
}

/** A title is one line, and the first of the description. */
export const descriptionOf = (title: string, text: string): string =>
  `# ${title.trim().replaceAll(/\s+/g, ' ')}${text.trim() === '' ? '' : `\n\n${text.trim()}`}`
