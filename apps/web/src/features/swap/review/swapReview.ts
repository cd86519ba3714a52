import type { Trade } from '@musi/domain/exchange/trade'
import { hasTradeChanged } from '@musi/domain/exchange/tradeChange'
import type { ResolvedRecipient } from '../form/useReceiver.ts'

/** What the person is asked to confirm. */
export type ReviewedSwap = { readonly trade: Trade; readonly receiver: ResolvedRecipient }

/** "Price Updated": the live trade, or whom it goes to, is no longer what is asked about (spec: swap-review.price-updated; case 41). */
export const hasMoved = ({ trade, receiver }: ReviewedSwap, live: ReviewedSwap | null): boolean =>
  live === null || hasTradeChanged(trade, live.trade) || receiver.address !== live.receiver.address
