import type { OpenBy } from '#platform/session/player/soundAddress.ts'
import type { SongPayments } from './songPayments.ts'

/** The server’s answer: how the signed-in account may play the song. `notAsked`: nobody is signed in. */
export type PlayAccessAnswer = OpenBy | 'notAsked' | 'looking' | 'away'

export type PaymentStatus =
  | { readonly kind: 'none' | 'looking' | 'away' }
  /** The payment opens the song once it is confirmed; nobody pays twice (case 98). */
  | { readonly kind: 'awaited' }
  /** No node has the payment any more, though it may still reappear. */
  | { readonly kind: 'lost' }
  | { readonly kind: 'open'; readonly endsAtSeconds: number | null }

/** The state of a paid play, from what this browser sent and what the server knows (spec: songs.paid-once). */
export function paymentStatus(
  answered: PlayAccessAnswer,
  { unminedPayment }: Pick<SongPayments, 'unminedPayment'>,
): PaymentStatus {
  const access = typeof answered === 'string' ? null : answered
  if (access !== null && access.by !== null && access.by !== 'play') return { kind: 'open', endsAtSeconds: null }
  // The server may have answered before it saw the reorganisation that undid the payment.
  if (unminedPayment === 'pending' || access?.isAwaited === true) return { kind: 'awaited' }
  if (answered === 'looking' || answered === 'away') return { kind: answered }
  if (access !== null && access.by !== null) return { kind: 'open', endsAtSeconds: access.endsAtSeconds }
  return { kind: unminedPayment === 'missing' ? 'lost' : 'none' }
}
