/** Reason why nothing can be proposed yet. `votes` is the number still missing. */
export type ProposeProblem =
  | { readonly kind: 'noTitle' | 'noActions' | 'tooManyActions' }
  /** The votes suffice only since the newest block, while the governor counts those of the block before its own. */
  | { readonly kind: 'nextBlock' }
  /** The action at position `at` is not a valid call. */
  | { readonly kind: 'action'; readonly at: number }
  | { readonly kind: 'votes'; readonly missing: bigint }
  /** The account already has an undecided proposal; the governor allows one at a time. */
  | { readonly kind: 'running'; readonly id: number }

type Draft = {
  readonly title: string
  /** Validity of each action as a call. */
  readonly actions: readonly boolean[]
  readonly votes: bigint
  /** True if the votes sufficed in the block before the newest. */
  readonly counted: boolean
  /** The account needs more votes than this. */
  readonly threshold: bigint
  /** The account's undecided proposal; null if it has none. */
  readonly running: number | null
}

/** The governor's limit. */
const MAX_ACTIONS = 10

/** spec: governance.propose */
export function proposeProblem({ title, actions, votes, counted, threshold, running }: Draft): ProposeProblem | null {
  if (running !== null) return { kind: 'running', id: running }
  if (votes <= threshold) return { kind: 'votes', missing: threshold - votes + 1n }
  if (title.trim() === '') return { kind: 'noTitle' }
  if (actions.length === 0) return { kind: 'noActions' }
  if (actions.length > MAX_ACTIONS) return { kind: 'tooManyActions' }
  const at = actions.indexOf(false)
  if (at !== -1) return { kind: 'action', at }
  // Checked last, because it resolves itself with the next block.
  return counted ? null : { kind: 'nextBlock' }
}

/** A description starts with the title as a heading, in one line. */
export const descriptionOf = (title: string, text: string): string =>
  `# ${title.trim().replaceAll(/\s+/g, ' ')}${text.trim() === '' ? '' : `\n\n${text.trim()}`}`
