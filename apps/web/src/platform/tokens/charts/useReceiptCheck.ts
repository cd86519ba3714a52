import { useAnswer } from '#platform/page/loading/useAnswer.ts'

/** What the chain says about a figure of the index. */
export type ReceiptCheck<Evidence, Part> =
  | { readonly kind: 'reading' }
  | { readonly kind: 'unread'; readonly retry: () => void }
  | { readonly kind: 'tooMany' }
  /** `parts`: what of the figure the chain says otherwise; none: it agrees. */
  | { readonly kind: 'read'; readonly evidence: Evidence; readonly parts: readonly Part[] }

type Read<Evidence, Part> = { readonly evidence: Evidence; readonly parts: readonly Part[] }

/** Reads once what a figure is made of. Null: there is too much of it. */
export function useReceiptCheck<Evidence, Part>(
  key: string,
  read: () => Promise<Read<Evidence, Part> | null>,
): ReceiptCheck<Evidence, Part> {
  const answer = useAnswer(key, read)
  if (answer.kind === 'waiting') return { kind: 'reading' }
  if (answer.kind === 'failed') return { kind: 'unread', retry: answer.retry }
  return answer.value === null ? { kind: 'tooMany' } : { kind: 'read', ...answer.value }
}
