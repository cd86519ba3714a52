import type { Earning } from '@musi/api/history/earnings'
import type { Address } from '@musi/domain/address'
import { type Payee, paymentShares } from '@musi/domain/music/paymentShares'
import type { ShareRow } from '../store/rows.ts'

/** A number of plays at one price. */
export type PaidPlays = { cost: bigint; count: number }
export type Earned = Pick<Earning, 'payee' | 'shareBps' | 'plays' | 'earned' | 'kept'>

type SongRecord = {
  /** The payees named at registration, in order. */
  payees: readonly Pick<ShareRow, 'payee' | 'share_bps'>[]
  /** Replacements of payees, in chain order. */
  replaced: readonly Pick<ShareRow, 'payee' | 'successor'>[]
  /** Plays before the first replacement, between consecutive ones, and since the last. */
  plays: readonly (readonly PaidPlays[])[]
  kept: readonly Pick<ShareRow, 'payee' | 'amount'>[]
}

type Sum = { plays: number; earned: bigint; kept: bigint }

/** Earnings of each payee from a song, exact to the wei, divided as the jukebox does (spec: songs.earnings). */
export function songEarnings({ payees, replaced, plays, kept }: SongRecord): readonly Earned[] {
  const sums = new Map<string, Sum>()
  const sumOf = (payee: string): Sum => {
    const sum = sums.get(payee) ?? { plays: 0, earned: 0n, kept: 0n }
    sums.set(payee, sum)
    return sum
  }
  let payeesNow: readonly Payee[] = payees.map(({ payee, share_bps: shareBps }) => ({
    account: payee as Address,
    shareBps,
  }))
  for (const [at, paid] of plays.entries()) {
    const change = replaced[at - 1]
    if (change !== undefined)
      payeesNow = payeesNow.map((each) =>
        each.account === change.payee ? { ...each, account: change.successor as Address } : each,
      )
    for (const { account } of payeesNow) sumOf(account)
    for (const { cost, count } of paid) {
      for (const { account, raw } of paymentShares(cost, payeesNow)) sumOf(account).earned += raw * BigInt(count)
      for (const account of new Set(payeesNow.map((each) => each.account))) sumOf(account).plays += count
    }
  }
  for (const { payee, amount } of kept) sumOf(payee).kept += BigInt(amount)
  const shareNow = (payee: string) =>
    payeesNow.reduce((sum, { account, shareBps }) => (account === payee ? sum + shareBps : sum), 0)
  return [...sums].map(([payee, sum]) => ({
    payee,
    shareBps: shareNow(payee),
    plays: sum.plays,
    earned: String(sum.earned),
    kept: String(sum.kept),
  }))
}
