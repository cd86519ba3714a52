import type { SignedPermit } from '@musi/chain/writes/tokens/signedPermit'
import { type Amount, type Token, amountOf } from '@musi/domain/currency'
import { type AmountMove, amountMove } from '@musi/domain/exchange/amountMove'
import type { Fraction } from '@musi/domain/fraction'
import { liquidityMinimum } from '@musi/domain/liquidity/liquidityMinimum'

/** One returned amount and its accepted minimum. */
type ReturnedSide = { readonly amount: Amount; readonly minimum: Amount }

/** The removal to confirm. */
export type ReviewedRemoval = {
  readonly a: ReturnedSide
  readonly b: ReturnedSide
  readonly shares: Amount<Token>
  /** Share of the pool, before and after. */
  readonly share: { readonly before: Fraction; readonly after: Fraction }
  readonly slippageBps: number
  /**
   * A signed permit in place of an approval, valid until its own deadline; null if the router is already approved.
   */
  readonly permit: SignedPermit | null
}

export type RemovalOffer = Omit<ReviewedRemoval, 'a' | 'b'> & { readonly a: Amount; readonly b: Amount }

const sideOf = (amount: Amount, slippageBps: number): ReturnedSide => ({
  amount,
  minimum: amountOf(amount.currency, liquidityMinimum(amount.raw, slippageBps)),
})

export const reviewedRemoval = (offer: RemovalOffer): ReviewedRemoval => ({
  ...offer,
  a: sideOf(offer.a, offer.slippageBps),
  b: sideOf(offer.b, offer.slippageBps),
})

const hasOtherAmount = (live: ReturnedSide, shown: ReturnedSide) => live.amount.raw !== shown.amount.raw

/**
 * True if the shares or the returned amounts have changed in either direction, since the confirmed amounts must be those
 * on screen (spec: liquidity.remove-review).
 */
export const hasMoved = (act: ReviewedRemoval, live: ReviewedRemoval | null): boolean =>
  live === null || live.shares.raw !== act.shares.raw || hasOtherAmount(live.a, act.a) || hasOtherAmount(live.b, act.b)

export const removalMoves = (act: ReviewedRemoval, live: ReviewedRemoval | null): readonly AmountMove[] =>
  live === null
    ? []
    : [amountMove('get', act.a.amount, live.a.amount), amountMove('get', act.b.amount, live.b.amount)].flatMap(
        (move) => move ?? [],
      )
