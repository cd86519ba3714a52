import type { Address } from '@musi/domain/address'
import type { Trade } from '@musi/domain/exchange/trade'
import type { ResolvedRecipient } from '../form/useReceiver.ts'

/** Everything that a swap transaction is built from. */
export type SwapTerms = {
  trade: Trade
  receiver: ResolvedRecipient
  account: Address
  slippageBps: number
  /** For a trade on V1: the exchange contract to call. */
  exchange: Address | null
}
