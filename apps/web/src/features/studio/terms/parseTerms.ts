import type { SongKey } from '@musi/api/music/songs'
import type { Address } from '@musi/domain/address'
import { parseAmount } from '@musi/domain/amount/parseAmount'
import type { Token } from '@musi/domain/currency'
import type { Payee } from '@musi/domain/music/paymentShares'
import { type SplitShares, splitShares } from '@musi/domain/music/splitShares'
import { typedSeconds } from './openingText.ts'
import type { TypedTerms } from './typedTerms.ts'

/** A song's terms of registration, besides its price. */
export type SongTerms = {
  readonly token: Address
  /** Release time; null releases it at once. */
  readonly opensAtSeconds: bigint | null
  readonly payees: readonly [Payee, ...Payee[]]
  readonly supporters: readonly SongKey[]
}

export type ParsedTerms = {
  readonly split: SplitShares
  /** The typed time is missing or in the past. */
  readonly isPast: boolean
  /** The amount supporters must hold is invalid. */
  readonly isAmountInvalid: boolean
  /** The terms; null while an input is invalid. */
  readonly terms: SongTerms | null
}

type TermsContext = {
  artist: Address
  token: Token
  /** Time of the newest block. */
  nowSeconds: number
  /** The product's own collection, whose pieces can open a song early; null if this chain has no collection of ours. */
  collection: Address | null
  unpayable: readonly (Address | null)[]
}

type TypedSupporters = Pick<TypedTerms, 'supporters' | 'atLeast' | 'kept'>

/** Holdings that open the song early; null if the amount is missing (spec: studio.supporters). */
export function supporterKeys(
  { supporters, atLeast, kept }: TypedSupporters,
  { token, collection }: Pick<TermsContext, 'token' | 'collection'>,
): readonly SongKey[] | null {
  if (supporters === 'kept') return kept
  if (supporters === 'collectible') return collection === null ? [] : [{ kind: 'collectible', collection }]
  if (supporters === 'nobody') return []
  const parsed = parseAmount(atLeast, token)
  return parsed.kind === 'amount'
    ? [{ kind: 'token', token: token.address, atLeast: parsed.amount.raw.toString() }]
    : null
}

/** Parses the input as terms, with its errors (spec: studio.payees, studio.supporters). */
export function parseTerms(typed: TypedTerms, context: TermsContext): ParsedTerms {
  const split = splitShares(context.artist, typed.payees, context.unpayable)
  const opensAtSeconds = typed.opensAt === null ? null : typedSeconds(typed.opensAt)
  const isPast = typed.opensAt !== null && !(opensAtSeconds !== null && opensAtSeconds > BigInt(context.nowSeconds))
  // A song released at once has no early listeners.
  const supporters = typed.opensAt === null ? [] : supporterKeys(typed, context)
  const terms =
    split.payees === null || isPast || supporters === null
      ? null
      : { token: context.token.address, opensAtSeconds, payees: split.payees, supporters }
  return { split, isPast, isAmountInvalid: supporters === null, terms }
}
