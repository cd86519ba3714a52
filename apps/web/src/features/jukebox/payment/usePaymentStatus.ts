import type { Amount } from '@musi/domain/currency'
import { type Answer, useAnswer, whileAway } from '#platform/page/loading/useAnswer.ts'
import { newsKey, useHistoryNews } from '#platform/session/chain/historyNews.ts'
import { useHeads } from '#platform/session/chain/useHeads.ts'
import { type GivenTicket, givenTicket, validTicket } from '#platform/session/player/givenTicket.ts'
import { type OpenBy, fetchPlayAccess } from '#platform/session/player/soundAddress.ts'
import { useNow } from '#platform/session/transactions/story/useNow.ts'
import { useAccount } from '#platform/session/wallet/useAccount.ts'
import { transactionStore } from '#platform/session/transactions/store/transactionStore.ts'
import { useVisitValue } from '#platform/page/visit/useVisitValue.ts'
import { type PlayAccessAnswer, type PaymentStatus, paymentStatus } from './paymentStatus.ts'
import { songPayments } from './songPayments.ts'

/** Interval in ms while a payment is pending. */
const PENDING_RETRY_MS = 4000
const retryDelayMs = (answer: Answer<OpenBy | null>): number | null =>
  whileAway(answer) ?? (answer.kind === 'ready' && answer.value?.isAwaited ? PENDING_RETRY_MS : null)
const NO_PAYMENTS = { unminedPayment: 'none', revision: '', cost: null } as const

type SongPayment = {
  payment: PaymentStatus
  /** True if the server answered that nothing opens the song. */
  hasNoAccess: boolean
  /** Price of the newest payment from this browser; null if it knows of none. */
  paidCost: Amount | null
}

/**
 * Follows a paid play. The server is asked again when plays change, when a payment is mined or undone here, and when
 * something was heard; its earlier answers do not cover payments that changed since.
 */
export function usePaymentStatus(song: `0x${string}` | null, isSignedIn: boolean, fullPlayKey: string): SongPayment {
  const account = useAccount()
  const { head } = useHeads()
  const news = useHistoryNews()
  const records = useVisitValue(transactionStore)
  const nowMs = useNow()
  const payments =
    song === null || account === null ? NO_PAYMENTS : songPayments(records.values(), { account, song }, nowMs)
  const openable = isSignedIn && account !== null ? song : null
  const key = openable === null ? null : `${openable} ${account} ${payments.revision}`
  const answer = useAnswer<OpenBy | null>(
    key,
    async () => (openable === null ? null : await fetchPlayAccess(openable)),
    // A pending payment is checked with each block.
    `${fullPlayKey} ${news === null || payments.unminedPayment !== 'none' ? head?.hash : newsKey(news, ['plays'])}`,
    retryDelayMs,
  )
  const latestTicket = useVisitValue(givenTicket)
  const ticket = song === null || account === null ? null : validTicket(latestTicket, account, song, nowMs)
  const answered = ticket !== null && key === null ? openBy(ticket) : accessAnswer(key, answer)
  return {
    payment: paymentStatus(answered, payments),
    hasNoAccess: typeof answered !== 'string' && answered.by === null,
    paidCost: payments.cost,
  }
}

/** Access by the ticket of a given play, which starts to count with its first byte. */
const openBy = ({ endsAtSeconds }: GivenTicket): OpenBy => ({ by: 'play', endsAtSeconds, isAwaited: false })

function accessAnswer(key: string | null, answer: Answer<OpenBy | null>): PlayAccessAnswer {
  if (key === null) return 'notAsked'
  if (answer.kind === 'ready') return answer.value ?? 'notAsked'
  return answer.kind === 'failed' ? 'away' : 'looking'
}
