import { useAnswer } from '#platform/page/loading/useAnswer.ts'
import { factsOf, isHeld } from './heldFiles.ts'
import type { SoundFacts } from './soundFacts.ts'

export type SoundReading =
  | { readonly kind: 'none' | 'reading' | 'unreadable' }
  /** The page that held the file was left. */
  | { readonly kind: 'gone' }
  | { readonly kind: 'read'; readonly facts: SoundFacts }

/** Data of the chosen sound file, decoded in this browser. */
export function useSoundFacts(address: string | null): SoundReading {
  const held = address !== null && isHeld(address) ? address : null
  const answer = useAnswer(held, async () => (held === null ? null : factsOf(held)))
  if (address === null) return { kind: 'none' }
  if (held === null) return { kind: 'gone' }
  if (answer.kind === 'waiting') return { kind: 'reading' }
  return answer.kind === 'ready' && answer.value !== null
    ? { kind: 'read', facts: answer.value }
    : { kind: 'unreadable' }
}
