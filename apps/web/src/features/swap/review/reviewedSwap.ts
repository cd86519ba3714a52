import { maximumSold, minimumReceived } from '@musi/domain/exchange/acceptedAmounts'
import type { Amount } from '@musi/domain/currency'
import type { Trade } from '@musi/domain/exchange/trade'
import { hasTradeChanged } from '@musi/domain/exchange/tradeChange'
import type { ResolvedRecipient } from '../form/useReceiver.ts'

/** The swap to confirm. */
export type ReviewedSwap = {
  readonly trade: Trade
  readonly receiver: ResolvedRecipient
  readonly slippageBps: number
  /** The minimum received for an exact input, or the maximum paid for an exact output. */
  readonly bound: Amount
}

export const reviewedSwap = (trade: Trade, receiver: ResolvedRecipient, slippageBps: number): ReviewedSwap => ({
  trade,
  receiver,
  slippageBps,
  bound: trade.exact === 'in' ? minimumReceived(trade, slippageBps) : maximumSold(trade, slippageBps),
})

/**
 * "Price Updated": the live trade or its recipient has changed since the review opened (spec: swap-review.price-updated;
 * case 41).
 */
export const hasMoved = ({ trade, receiver }: ReviewedSwap, live: ReviewedSwap | null): boolean =>
  live === null || hasTradeChanged(trade, live.trade) || receiver.address !== live.receiver.address
