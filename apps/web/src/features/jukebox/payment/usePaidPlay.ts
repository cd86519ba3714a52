import type { Amount } from '@musi/domain/currency'
import { type Answer, useAnswer, whileAway } from '#platform/page/loading/useAnswer.ts'
import { newsOf, useHistoryNews } from '#platform/session/chain/historyNews.ts'
import { useHeads } from '#platform/session/chain/useHeads.ts'
import { type OpenBy, lookForPlay } from '#platform/session/player/soundAddress.ts'
import { useNow } from '#platform/session/transactions/story/useNow.ts'
import { useAccount } from '#platform/session/wallet/useAccount.ts'
import { transactionStore } from '#platform/session/transactions/store/transactionStore.ts'
import { useVisitValue } from '#platform/page/visit/useVisitValue.ts'
import { type Look, type PaidPlay, paidPlay } from './paidPlay.ts'
import { songPayments } from './songPayments.ts'

/** While a payment is awaited, in ms. */
const AWAITED_MS = 4000
const again = (answer: Answer<OpenBy | null>): number | null =>
  whileAway(answer) ?? (answer.kind === 'ready' && answer.value?.isAwaited ? AWAITED_MS : null)
const NO_PAYMENTS = { waiting: 'none', mark: '', cost: null } as const

type Paid = {
  paid: PaidPlay
  /** Our server was asked, and knows of nothing that opens it. */
  isClosed: boolean
  /** The price of the newest payment from this browser; null: it knows of none. */
  paidCost: Amount | null
}

/**
 * What was paid for, followed: our server is asked again when plays came or went, when what was paid here was mined or undone, and
 * when something was heard. Of a payment that came or went since, an earlier answer says nothing.
 */
export function usePaidPlay(song: `0x${string}` | null, isSignedIn: boolean, wholePlays: string): Paid {
  const account = useAccount()
  const { head } = useHeads()
  const news = useHistoryNews()
  const records = useVisitValue(transactionStore)
  const nowMs = useNow()
  const payments =
    song === null || account === null ? NO_PAYMENTS : songPayments(records.values(), { account, song }, nowMs)
  const openable = isSignedIn && account !== null ? song : null
  const key = openable === null ? null : `${openable} ${account} ${payments.mark}`
  const answer = useAnswer<OpenBy | null>(
    key,
    async () => (openable === null ? null : await lookForPlay(openable)),
    // What waits for a block is looked at with each.
    `${wholePlays} ${news === null || payments.waiting !== 'none' ? head?.hash : newsOf(news, ['plays'])}`,
    again,
  )
  const look = lookOf(key, answer)
  return {
    paid: paidPlay(look, payments),
    isClosed: typeof look !== 'string' && look.by === null,
    paidCost: payments.cost,
  }
}

function lookOf(key: string | null, answer: Answer<OpenBy | null>): Look {
  if (key === null) return 'unasked'
  if (answer.kind === 'ready') return answer.value ?? 'unasked'
  return answer.kind === 'failed' ? 'away' : 'looking'
}
