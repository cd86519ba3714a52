import type { Action } from '@musi/domain/transactions/action'
import { type Summary, type summary as SummaryOf, summary } from '@musi/domain/transactions/summary'
import { amountText } from '#platform/page/money/amountText.ts'
import { unitText } from '#platform/page/money/unitText.ts'
import { summaryPhrase } from './summaryWords.ts'

type Parts<Kind extends Summary['kind']> = Extract<ReturnType<typeof SummaryOf>, { kind: Kind }>

function swapText({ input, output, to, version }: Parts<'swap'>): string {
  const swap = summaryPhrase('swap', { input, output })
  const text = to === null ? swap : summaryPhrase('swapTo', { swap, to })
  return version === 'v1' ? summaryPhrase('onV1', { swap: text }) : text
}

/** Kinds with a single text, whose placeholders are filled by their parts. */
type PlainKind = Exclude<Summary['kind'], 'approve' | 'castVote' | 'batch' | 'swap'>
type Unfilled = {
  [Kind in PlainKind]: [Parts<Kind>, ...unknown[]] extends [...Gaps<Kind>, ...unknown[]] ? never : Kind
}[PlainKind]
type Gaps<Kind extends PlainKind> =
  Parameters<typeof summaryPhrase<Kind>> extends [key: Kind, ...gaps: infer Rest] ? Rest : never

/** Does not compile if the text of a kind has a placeholder that its parts do not fill. */
const plainText = (parts: [Unfilled] extends [never] ? Parts<PlainKind> : Unfilled): string =>
  (summaryPhrase as (key: PlainKind, values: object) => string)(parts.kind, parts)

const inSentence = (text: string) => text.slice(0, 1).toLowerCase() + text.slice(1)

/** Most steps of a batch that are named each. */
const MAX_NAMED = 3

/** Several actions in one sentence: `Approve DAI and swap 1 DAI for 2 UNI`; of many, the first two, and how many more. */
function batchText(steps: readonly string[]): string {
  const [first = '', ...others] = steps
  const [next = ''] = others
  if (steps.length > MAX_NAMED)
    return summaryPhrase('more', { first, next: inSentence(next), rest: String(steps.length - 2) })
  return others.reduce(
    (joined, text, at) =>
      summaryPhrase(at === others.length - 1 ? 'both' : 'listed', { first: joined, next: inSentence(text) }),
    first,
  )
}

/** A transaction's purpose in a sentence. */
export function summaryText(action: Action): string {
  const parts = summary(action, { amount: amountText, unit: unitText })
  switch (parts.kind) {
    case 'approve':
      return summaryPhrase(parts.revokes ? 'revoke' : 'approve', parts)
    case 'castVote':
      return summaryPhrase(parts.support ? 'votedFor' : 'votedAgainst', parts)
    case 'batch':
      return batchText(parts.steps.map(summaryText))
    case 'swap':
      return swapText(parts)
    default:
      return plainText(parts)
  }
}
