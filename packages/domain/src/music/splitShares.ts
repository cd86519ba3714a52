import { decimalText, withoutTrailingZeros } from '../amount/decimalText.ts'
import type { Address } from '../address.ts'
import type { Payee } from './paymentShares.ts'

/** Shares are kept in hundredths of a per cent. */
const WHOLE_BPS = 10_000
/** Limit of the jukebox contract. */
export const MAX_PAYEES = 10

const PERCENT = /^(?<whole>\d{1,3})(?:[.,](?<part>\d{0,2}))?$/

/** A typed percentage in hundredths; null if it is invalid, or has more than two decimals. */
export function shareBps(text: string): number | null {
  const { whole, part = '' } = PERCENT.exec(text.trim())?.groups ?? {}
  return whole === undefined ? null : Number(whole) * 100 + Number(part.padEnd(2, '0'))
}

/** Formats a share as it would be typed. */
export const shareText = (bps: number): string => withoutTrailingZeros(decimalText(BigInt(bps), 2))

/** A typed payee; `account` is null until it is resolved. */
export type TypedShare = { readonly account: Address | null; readonly share: string }

/** Problem of one share. */
export type ShareProblem = 'noAccount' | 'cannotBePaid' | 'twice' | 'noShare' | 'tooMuch'

export type SplitShares = {
  /** The artist's remaining share. */
  readonly ownBps: number
  /** Problems in the order of the typed payees. */
  readonly problems: readonly (ShareProblem | null)[]
  /**
   * Payees, the artist first; null if there is a problem or there are too many.
   */
  readonly payees: readonly [Payee, ...Payee[]] | null
}

/**
 * Shares of a play: payees get what was typed and the artist the rest (spec: studio.payees). The jukebox does not pay `unpayable`
 * addresses.
 */
export function splitShares(
  artist: Address,
  typed: readonly TypedShare[],
  unpayable: readonly (Address | null)[],
): SplitShares {
  const accounts = [artist, ...typed.map(({ account }) => account)]
  const shares = typed.map(({ share }) => shareBps(share))
  const sums = shares.map((_, at) => shares.slice(0, at + 1).reduce<number>((sum, share) => sum + (share ?? 0), 0))
  const problems = typed.map(({ account }, at): ShareProblem | null => {
    if (account === null) return 'noAccount'
    if (unpayable.includes(account)) return 'cannotBePaid'
    if (accounts.indexOf(account) <= at) return 'twice'
    const share = shares[at] ?? null
    if (share === null || share === 0) return 'noShare'
    return (sums[at] ?? 0) > WHOLE_BPS ? 'tooMuch' : null
  })
  const ownBps = Math.max(WHOLE_BPS - (sums.at(-1) ?? 0), 0)
  const all: readonly (Payee | null)[] = [
    ownBps > 0 ? { account: artist, shareBps: ownBps } : null,
    ...typed.map(({ account }, at) => (account === null ? null : { account, shareBps: shares[at] ?? 0 })),
  ]
  const [first, ...others] = all.filter((payee) => payee !== null)
  const isWhole = problems.every((problem) => problem === null) && others.length < MAX_PAYEES
  return { ownBps, problems, payees: isWhole && first !== undefined ? [first, ...others] : null }
}
