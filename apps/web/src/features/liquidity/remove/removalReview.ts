import type { SignedPermit } from '@musi/chain/writes/tokens/signedPermit'
import { type Amount, type Token, amountOf } from '@musi/domain/currency'
import { type AmountMove, amountMove } from '@musi/domain/exchange/amountMove'
import type { Fraction } from '@musi/domain/fraction'
import { liquidityMinimum } from '@musi/domain/liquidity/liquidityMinimum'

/** One side of what comes out, and the least that is accepted of it. */
type ReturnedSide = { readonly amount: Amount; readonly least: Amount }

/** What the person is asked to confirm. */
export type ReviewedRemoval = {
  readonly a: ReturnedSide
  readonly b: ReturnedSide
  readonly shares: Amount<Token>
  /** Of the pool, before and after. */
  readonly share: { readonly before: Fraction; readonly after: Fraction }
  readonly slippageBps: number
  /** A signature in place of an approval, good until its own time. Null: the exchange may take the shares already. */
  readonly permit: SignedPermit | null
}

export type RemovalOffer = Omit<ReviewedRemoval, 'a' | 'b'> & { readonly a: Amount; readonly b: Amount }

const sideOf = (amount: Amount, slippageBps: number): ReturnedSide => ({
  amount,
  least: amountOf(amount.currency, liquidityMinimum(amount.raw, slippageBps)),
})

export const reviewedRemoval = (offer: RemovalOffer): ReviewedRemoval => ({
  ...offer,
  a: sideOf(offer.a, offer.slippageBps),
  b: sideOf(offer.b, offer.slippageBps),
})

const isOther = (live: ReturnedSide, shown: ReturnedSide) => live.amount.raw !== shown.amount.raw

/** The shares are others, or what they return is, more or less: what is confirmed is what stands there (spec: liquidity.remove-review). */
export const hasMoved = (act: ReviewedRemoval, live: ReviewedRemoval | null): boolean =>
  live === null || live.shares.raw !== act.shares.raw || isOther(live.a, act.a) || isOther(live.b, act.b)

export const removalMoves = (act: ReviewedRemoval, live: ReviewedRemoval | null): readonly AmountMove[] =>
  live === null
    ? []
    : [amountMove('get', act.a.amount, live.a.amount), amountMove('get', act.b.amount, live.b.amount)].flatMap(
        (move) => move ?? [],
      )
