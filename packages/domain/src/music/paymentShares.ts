import type { Address } from '../address.ts'

const WHOLE_BPS = 10_000n

/** A payee of a song, in the jukebox's order. */
export type Payee = { readonly account: Address; readonly shareBps: number }

export type PaymentShare = { readonly account: Address; readonly shareBps: number; readonly raw: bigint }

/**
 * Divides a payment to the wei like the jukebox: rounded down, with the remainder to the first payee (spec:
 * songs.shares). Two shares of one account are added. Zero shares are not paid.
 */
export function paymentShares(cost: bigint, payees: readonly Payee[]): readonly PaymentShare[] {
  const [first, ...others] = payees
  if (first === undefined) return []
  const parts = others.map(({ account, shareBps }) => ({
    account,
    shareBps,
    raw: (cost * BigInt(shareBps)) / WHOLE_BPS,
  }))
  const rest = parts.reduce((left, { raw }) => left - raw, cost)
  const byAccount = new Map<Address, PaymentShare>()
  for (const { account, shareBps, raw } of [{ ...first, raw: rest }, ...parts]) {
    const before = byAccount.get(account)
    byAccount.set(account, {
      account,
      shareBps: shareBps + (before?.shareBps ?? 0),
      raw: raw + (before?.raw ?? 0n),
    })
  }
  return [...byAccount.values()].filter(({ raw }) => raw > 0n)
}

/** A deviation of up to a hundredth of a share counts as rounding. */
const TOLERANCE_DIVISOR = 100n

/**
 * True if the price has too few units for these shares, so that an amount is off by more than a hundredth (spec:
 * studio.uneven-shares).
 */
export function isUneven(cost: bigint, payees: readonly Payee[]): boolean {
  const paid = new Map(paymentShares(cost, payees).map(({ account, raw }) => [account, raw]))
  const due = new Map<Address, bigint>()
  for (const { account, shareBps } of payees) due.set(account, (due.get(account) ?? 0n) + cost * BigInt(shareBps))
  return [...due].some(([account, share]) => {
    const off = (paid.get(account) ?? 0n) * WHOLE_BPS - share
    return (off < 0n ? -off : off) * TOLERANCE_DIVISOR > share
  })
}
