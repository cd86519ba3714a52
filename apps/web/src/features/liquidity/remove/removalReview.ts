import type { SignedPermit } from '@musi/chain/writes/tokens/signedPermit'
import { type Amount, type Token, amountOf } from '@musi/domain/currency'
import { type AmountMove, amountMove } from '@musi/domain/exchange/amountMove'
import type { Fraction } from '@musi/domain/fraction'
import { liquidityMinimum } from '@musi/domain/liquidity/liquidityMinimum'

/** One returned amount and its accepted minimum. */
type ReturnedSide = { readonly amount: Amount; readonly least: Amount }

/** The removal to confirm. */
export type ReviewedRemoval = {
  readonly a: ReturnedSide
  readonly b: ReturnedSide
  readonly shares: Amount<Token>
  /** Share of the pool, before and after. */
  readonly share: { readonly before: Fraction; readonly after: Fraction }
  readonly slippageBps: number
  /**
   * A signature in place of an approval, good until its own deadline; null if the exchange may take the shares already.
   */
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

/**
 * True if the shares, or what they return, have changed in either direction: the confirmed amounts are those on screen
 * (spec: liquidity.remove-review).
 */
export const hasMoved = (act: ReviewedRemoval, live: ReviewedRemoval | null): boolean =>
  live === null || live.shares.raw !== act.shares.raw || isOther(live.a, act.a) || isOther(live.b, act.b)

export const removalMoves = (act: ReviewedRemoval, live: ReviewedRemoval | null): readonly AmountMove[] =>
  live === null
    ? []
    : [amountMove('get', act.a.amount, live.a.amount), amountMove('get', act.b.amount, live.b.amount)].flatMap(
        (move) => move ?? [],
      )
