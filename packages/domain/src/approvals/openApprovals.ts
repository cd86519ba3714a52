import { type Fraction, compare, fraction, times } from '../fraction.ts'
import { UNLIMITED } from '../settings/approvalChoice.ts'
import type { TokenSpender } from './knownSpenders.ts'

/** An approval as read from the chain; a field is null if it could not be read, which differs from zero. */
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

/** Some governance tokens store allowances in 96 bits; the largest of these is unlimited too. */
const UNLIMITED_96 = 2n ** 96n - 1n

/** A token may count down from the largest allowance, so anything above half of it counts as unlimited. */
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

const addressesText = ({ token, spender }: OpenApproval): string => (token + spender).toLowerCase()
const byAddresses = (one: OpenApproval, other: OpenApproval): number =>
  addressesText(one) < addressesText(other) ? -1 : 1

/** Unlimited approvals come first, then the most valuable stake (spec: approvals.open-order). */
function compareApprovals(one: OpenApproval, other: OpenApproval): number {
  if (one.unlimited !== other.unlimited) return one.unlimited ? -1 : 1
  const rankOrder = worthRank(one) - worthRank(other)
  if (rankOrder !== 0) return rankOrder
  const valueOrder = one.value === null || other.value === null ? 0 : compare(other.value, one.value)
  return valueOrder === 0 ? byAddresses(one, other) : valueOrder
}

/** The open approvals, most important first, and those that could not be read. */
export function openApprovals(approvals: readonly ReadApproval[]): OpenApprovals {
  const open = approvals.flatMap((approval) =>
    approval.allowed === null || approval.allowed === 0n ? [] : [openApproval(approval, approval.allowed)],
  )
  const unread = approvals.flatMap(({ token, spender, allowed }) => (allowed === null ? [{ token, spender }] : []))
  return { open: open.toSorted(compareApprovals), unread }
}
