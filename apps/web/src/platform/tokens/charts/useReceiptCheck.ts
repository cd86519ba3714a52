import { useAnswer } from '#platform/page/loading/useAnswer.ts'

/** The chain's answer about an indexed figure. */
export type ReceiptCheck<Evidence, Part> =
  | { readonly kind: 'reading' }
  | { readonly kind: 'unread'; readonly retry: () => void }
  | { readonly kind: 'tooMany' }
  /** `parts`: the parts that differ on chain; none if it agrees. */
  | { readonly kind: 'read'; readonly evidence: Evidence; readonly parts: readonly Part[] }

type Read<Evidence, Part> = { readonly evidence: Evidence; readonly parts: readonly Part[] }

/** Reads the trades behind a figure once. `read` returns null if there are too many. */
export function useReceiptCheck<Evidence, Part>(
  key: string,
  read: () => Promise<Read<Evidence, Part> | null>,
): ReceiptCheck<Evidence, Part> {
  const answer = useAnswer(key, read)
  if (answer.kind === 'waiting') return { kind: 'reading' }
  if (answer.kind === 'failed') return { kind: 'unread', retry: answer.retry }
  return answer.value === null ? { kind: 'tooMany' } : { kind: 'read', ...answer.value }
}
