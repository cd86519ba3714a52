import type { OpenBy } from '#platform/session/player/soundAddress.ts'
import type { SongPayments } from './songPayments.ts'

/** What our server said of whoever is signed in. `unasked`: nobody is signed in. */
export type Look = OpenBy | 'unasked' | 'looking' | 'away'

export type PaidPlay =
  | { readonly kind: 'none' | 'looking' | 'away' }
  /** It opens the song once the network has confirmed it: nobody pays twice (case 98). */
  | { readonly kind: 'awaited' }
  /** No node has the payment that was made. It may still come back. */
  | { readonly kind: 'lost' }
  | { readonly kind: 'open'; readonly endsAtSeconds: number | null }

/** Whether a play waits that was paid for, by what this browser has sent and by what our server knows (spec: songs.paid-once). */
export function paidPlay(look: Look, { waiting }: Pick<SongPayments, 'waiting'>): PaidPlay {
  const known = typeof look === 'string' ? null : look
  if (known !== null && known.by !== null && known.by !== 'play') return { kind: 'open', endsAtSeconds: null }
  // What is undone here was perhaps not undone yet where our server looked.
  if (waiting === 'pending' || known?.isAwaited === true) return { kind: 'awaited' }
  if (look === 'looking' || look === 'away') return { kind: look }
  if (known !== null && known.by !== null) return { kind: 'open', endsAtSeconds: known.endsAtSeconds }
  return { kind: waiting === 'missing' ? 'lost' : 'none' }
}
