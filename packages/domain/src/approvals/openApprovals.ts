import { type Fraction, compare, fraction, times } from '../fraction.ts'
import { UNLIMITED } from '../settings/approvalChoice.ts'
import type { TokenSpender } from './knownSpenders.ts'

/** A known approval; null if it could not be read, which is not the same as none. */
export type ReadApproval = TokenSpender & {
  readonly allowed: bigint | null
  readonly balance: bigint | null
  /** Dollars for one smallest unit of the token. */
  readonly price: Fraction | null
}

export type OpenApproval = TokenSpender & {
  readonly allowed: bigint
  readonly unlimited: boolean
  /** The amount the spender could take now: the lesser of allowance and balance; null if the balance was not read. */
  readonly stake: bigint | null
  /** Worth in dollars; null without a price or a known stake. */
  readonly value: Fraction | null
}

export type OpenApprovals = {
  readonly open: readonly OpenApproval[]
  /** Approvals that could not be read, so they may exist. */
  readonly unread: readonly TokenSpender[]
}

/** Some governance tokens keep allowances in 96 bits, and the largest of these is without limit as well. */
const UNLIMITED_96 = 2n ** 96n - 1n

/** A token may count down from the largest allowance, so half of it is still more than there will ever be. */
const isUnlimited = (allowed: bigint): boolean => allowed > UNLIMITED / 2n || allowed === UNLIMITED_96

function openApproval({ token, spender, balance, price }: ReadApproval, allowed: bigint): OpenApproval {
  const stake = balance === null ? null : balance < allowed ? balance : allowed
  const value = stake === null || price === null ? null : times(price, fraction(stake))
  return { token, spender, allowed, unlimited: isUnlimited(allowed), stake, value }
}

/** Approvals with a known worth come first, then those of unknown worth, which may be high, and empty ones last. */
function worthRank({ stake, value }: OpenApproval): number {
  if (stake === 0n) return 2
  return value === null ? 1 : 0
}

const byText = (one: OpenApproval, other: OpenApproval): number => {
  const [left, right] = [one.token + one.spender, other.token + other.spender].map((text) => text.toLowerCase())
  return (left ?? '') < (right ?? '') ? -1 : 1
}

/** Unlimited ones first, then what is at stake, the most valuable first (spec: approvals.open-order). */
function openOrder(one: OpenApproval, other: OpenApproval): number {
  if (one.unlimited !== other.unlimited) return one.unlimited ? -1 : 1
  const ranks = worthRank(one) - worthRank(other)
  if (ranks !== 0) return ranks
  const values = one.value === null || other.value === null ? 0 : compare(other.value, one.value)
  return values === 0 ? byText(one, other) : values
}

/** The approvals that there are, in the order in which they matter, and what could not be read. */
export function openApprovals(read: readonly ReadApproval[]): OpenApprovals {
  const open = read.flatMap((one) =>
    one.allowed === null || one.allowed === 0n ? [] : [openApproval(one, one.allowed)],
  )
  const unread = read.flatMap(({ token, spender, allowed }) => (allowed === null ? [{ token, spender }] : []))
  return { open: open.toSorted(openOrder), unread }
}
