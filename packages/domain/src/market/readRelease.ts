import { type ParsedAmount, parseAmount } from '../amount/parseAmount.ts'
import type { Amount, Currency } from '../currency.ts'
import { shareBps } from '../music/splitShares.ts'
import { bytesOf } from '../text/bytesOf.ts'
import { COLLECTION_LIMITS, PIECE_LIMITS } from '../text/textLimits.ts'
import { LONGEST_ORDER_SECONDS } from './orderProblem.ts'

const COLLECTION_FIELD_LIMITS = {
  collectionName: COLLECTION_LIMITS.name,
  symbol: COLLECTION_LIMITS.symbol,
  collectionText: COLLECTION_LIMITS.text,
} as const
/** Maximum royalty on later sales (packages/contracts, MusicCollection). */
const MAX_ROYALTY_BPS = 5000

/** A release as it is typed. */
export type TypedRelease = {
  readonly collectionName: string
  readonly symbol: string
  readonly collectionText: string
  readonly name: string
  readonly artist: string
  readonly description: string
  /** Royalty in per cent. */
  readonly royalty: string
  readonly price: string
}

export type ReleaseField = keyof TypedRelease | 'picture' | 'releaseAt'
export type ReleaseProblem =
  | 'missing'
  | 'tooLong'
  /** Not a percentage with at most two decimals. */
  | 'noPercent'
  | 'tooMuch'
  /** Not in the future. */
  | 'past'
  /** Later than the market accepts orders for. */
  | 'late'
  | 'noAmount'
  | 'tooManyDecimals'

type ReleaseContext = {
  /** Time of the newest block. */
  nowSeconds: number
  /** Release time; null if no time is entered. */
  releaseSeconds: bigint | null
  currency: Currency
  hasPicture: boolean
  /** True if the release also opens a collection. */
  isFirst: boolean
}

type ReadRelease = {
  readonly problems: ReadonlyMap<ReleaseField, ReleaseProblem>
  /** The price, also while other inputs are invalid; null while it is invalid itself. */
  readonly price: Amount | null
  /** The terms; null while an input is invalid. */
  readonly terms: { readonly royaltyBps: number; readonly releaseSeconds: bigint; readonly price: Amount } | null
}

/** Fields in the order of the form. */
const FIELD_ORDER: readonly ReleaseField[] = [
  'collectionName',
  'symbol',
  'collectionText',
  'picture',
  'name',
  'artist',
  'description',
  'releaseAt',
  'price',
  'royalty',
]

const textProblem = (text: string, length: number, limit: number, isNeeded: boolean): ReleaseProblem | null => {
  if (isNeeded && text.trim() === '') return 'missing'
  return length > limit ? 'tooLong' : null
}

function dateProblem({ releaseSeconds, nowSeconds }: ReleaseContext): ReleaseProblem | null {
  if (releaseSeconds === null) return 'missing'
  const left = releaseSeconds - BigInt(nowSeconds)
  if (left <= 0n) return 'past'
  return left > LONGEST_ORDER_SECONDS ? 'late' : null
}

function priceProblem(parsed: ParsedAmount): ReleaseProblem | null {
  if (parsed.kind === 'tooManyDecimals') return 'tooManyDecimals'
  return parsed.kind === 'amount' && parsed.amount.raw > 0n ? null : 'noAmount'
}

function royaltyProblem(bps: number | null): ReleaseProblem | null {
  if (bps === null) return 'noPercent'
  return bps > MAX_ROYALTY_BPS ? 'tooMuch' : null
}

/** Parses the input as terms, with its errors in field order (spec: release.form). */
export function readRelease(typed: TypedRelease, context: ReleaseContext): ReadRelease {
  const { isFirst, hasPicture, releaseSeconds, currency } = context
  const parsed = parseAmount(typed.price, currency)
  const royaltyBps = typed.royalty.trim() === '' ? 0 : shareBps(typed.royalty)
  const ofCollection = (field: keyof typeof COLLECTION_FIELD_LIMITS) =>
    isFirst
      ? textProblem(typed[field], bytesOf(typed[field]), COLLECTION_FIELD_LIMITS[field], field !== 'collectionText')
      : null
  const ofPiece = (field: keyof typeof PIECE_LIMITS) =>
    textProblem(typed[field], Array.from(typed[field]).length, PIECE_LIMITS[field], field === 'name')
  const problemOf: Readonly<Record<ReleaseField, ReleaseProblem | null>> = {
    collectionName: ofCollection('collectionName'),
    symbol: ofCollection('symbol'),
    collectionText: ofCollection('collectionText'),
    picture: hasPicture ? null : 'missing',
    name: ofPiece('name'),
    artist: ofPiece('artist'),
    description: ofPiece('description'),
    releaseAt: dateProblem(context),
    price: priceProblem(parsed),
    royalty: royaltyProblem(royaltyBps),
  }
  const problems = new Map(
    FIELD_ORDER.flatMap((field) => {
      const problem = problemOf[field]
      return problem === null ? [] : [[field, problem] as const]
    }),
  )
  const price = parsed.kind === 'amount' && priceProblem(parsed) === null ? parsed.amount : null
  const isWhole = problems.size === 0 && royaltyBps !== null && releaseSeconds !== null && price !== null
  return { problems, price, terms: isWhole ? { royaltyBps, releaseSeconds, price } : null }
}
