import type { Reviewed } from './review.ts'
import type { Swap } from './useSwap.ts'

/** What would be swapped at this moment; null: nothing could. */
export const liveOf = ({ quote, receiver }: Swap): Reviewed | null =>
  quote.kind === 'trade' && receiver !== null ? { trade: quote.trade, receiver } : null
