import { decimalText, withoutTrailingZeros } from '../amount/decimalText.ts'
import { isDecimalNumber, LONGEST_TYPED } from '../amount/typedAmount.ts'

/** Artist tokens have no others (packages/contracts, ArtistToken). */
const DECIMALS = 18
/** The jukebox contract stores a cost in this many bits. */
const MOST = 2n ** 128n - 1n

export type SongCost =
  | { readonly kind: 'cost'; readonly raw: bigint }
  /** Nothing typed, or zero: a falsy cost fails (spec: songs.cost). */
  | { readonly kind: 'required' }
  /** Below zero, no plain number, more decimals than the token has, or more than can be kept. */
  | { readonly kind: 'notACost' }

/** A cost per play as it was typed, to the last digit (case 96). */
export function songCost(text: string): SongCost {
  const typed = text.trim().replace(',', '.')
  if (typed === '') return { kind: 'required' }
  if (typed.length > LONGEST_TYPED || !isDecimalNumber(typed)) return { kind: 'notACost' }
  const [whole = '', part = ''] = typed.split('.')
  const raw = BigInt(whole + part.slice(0, DECIMALS).padEnd(DECIMALS, '0'))
  if (part.length > DECIMALS || raw > MOST) return { kind: 'notACost' }
  return raw === 0n ? { kind: 'required' } : { kind: 'cost', raw }
}

/** Formats a cost as it would be typed, to the last digit. */
export const songCostText = (raw: bigint): string => withoutTrailingZeros(decimalText(raw, DECIMALS))
