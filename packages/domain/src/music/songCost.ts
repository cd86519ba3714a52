import { decimalText, withoutTrailingZeros } from '../amount/decimalText.ts'
import { isDecimalNumber, MAX_TYPED_LENGTH } from '../amount/typedAmount.ts'

/** All artist tokens have 18 decimals (packages/contracts, ArtistToken). */
const DECIMALS = 18
/** The jukebox contract stores a cost in this many bits. */
const MAX_COST = 2n ** 128n - 1n

export type SongCost =
  | { readonly kind: 'cost'; readonly raw: bigint }
  /** The cost is empty or zero (spec: songs.cost). */
  | { readonly kind: 'required' }
  /** Negative, not a plain number, with too many decimals, or too large. */
  | { readonly kind: 'notACost' }

/** Parses a typed cost per play exactly (case 96). */
export function songCost(text: string): SongCost {
  const typed = text.trim().replace(',', '.')
  if (typed === '') return { kind: 'required' }
  if (typed.length > MAX_TYPED_LENGTH || !isDecimalNumber(typed)) return { kind: 'notACost' }
  const [whole = '', part = ''] = typed.split('.')
  const raw = BigInt(whole + part.slice(0, DECIMALS).padEnd(DECIMALS, '0'))
  if (part.length > DECIMALS || raw > MAX_COST) return { kind: 'notACost' }
  return raw === 0n ? { kind: 'required' } : { kind: 'cost', raw }
}

/** Formats a cost as it would be typed, to the last digit. */
export const songCostText = (raw: bigint): string => withoutTrailingZeros(decimalText(raw, DECIMALS))
