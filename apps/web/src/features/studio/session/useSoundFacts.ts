import { useAnswer } from '#platform/page/loading/useAnswer.ts'
import { soundFactsOf, isFileOpen } from './openFiles.ts'
import type { SoundFacts } from './soundFacts.ts'

export type SoundReading =
  | { readonly kind: 'none' | 'reading' | 'unreadable' }
  /** The file is no longer open because the page was left. */
  | { readonly kind: 'gone' }
  | { readonly kind: 'read'; readonly facts: SoundFacts }

/** Data of the chosen sound file, decoded in this browser. */
export function useSoundFacts(address: string | null): SoundReading {
  const openAddress = address !== null && isFileOpen(address) ? address : null
  const answer = useAnswer(openAddress, async () => (openAddress === null ? null : soundFactsOf(openAddress)))
  if (address === null) return { kind: 'none' }
  if (openAddress === null) return { kind: 'gone' }
  if (answer.kind === 'waiting') return { kind: 'reading' }
  return answer.kind === 'ready' && answer.value !== null
    ? { kind: 'read', facts: answer.value }
    : { kind: 'unreadable' }
}
