import { fixedAmount } from '../amount/amountText.ts'
import { groupedText } from '../amount/groupedText.ts'
import { smallAmountText } from '../amount/smallAmountText.ts'
import type { Token } from '../currency.ts'

/** Votes are counted in the governance token's 18 decimals (spec: governance.tally). */
type VotingToken = Token & { readonly decimals: 18 }

/** Formats a tally without decimals, with commas (spec: governance.tally). */
export const tallyText = (votes: bigint, token: VotingToken, group: (text: string) => string = groupedText): string =>
  group(fixedAmount({ currency: token, raw: votes }, 0))

/** Formats the N of "N Votes": 4 digits, or `<0.000001` (spec: governance.votes-text). */
export const voteCountText = (votes: bigint, token: VotingToken): string =>
  smallAmountText({ currency: token, raw: votes })
