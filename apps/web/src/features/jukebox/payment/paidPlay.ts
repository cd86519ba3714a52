import type { OpenBy } from '#platform/session/player/soundAddress.ts'
import type { SongPayments } from './songPayments.ts'

/** The server's answer about the signed-in account. `unasked`: nobody is signed in. */
export type Look = OpenBy | 'unasked' | 'looking' | 'away'

export type PaidPlay =
  | { readonly kind: 'none' | 'looking' | 'away' }
  /** The payment opens the song once it is confirmed; nobody pays twice (case 98). */
  | { readonly kind: 'awaited' }
  /** No node has the payment any more, though it may still reappear. */
  | { readonly kind: 'lost' }
  | { readonly kind: 'open'; readonly endsAtSeconds: number | null }

/** The state of a paid play, from what this browser sent and what the server knows (spec: songs.paid-once). */
export function paidPlay(look: Look, { waiting }: Pick<SongPayments, 'waiting'>): PaidPlay {
  const known = typeof look === 'string' ? null : look
  if (known !== null && known.by !== null && known.by !== 'play') return { kind: 'open', endsAtSeconds: null }
  // A payment undone here may not have been undone yet when the server looked.
  if (waiting === 'pending' || known?.isAwaited === true) return { kind: 'awaited' }
  if (look === 'looking' || look === 'away') return { kind: look }
  if (known !== null && known.by !== null) return { kind: 'open', endsAtSeconds: known.endsAtSeconds }
  return { kind: waiting === 'missing' ? 'lost' : 'none' }
}
