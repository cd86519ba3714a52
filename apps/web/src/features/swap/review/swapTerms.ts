import type { Address } from '@musi/domain/address'
import type { Trade } from '@musi/domain/exchange/trade'
import type { Receiver } from '../form/useReceiver.ts'

/** All that a swap is made from. */
export type SwapTerms = {
  trade: Trade
  receiver: Receiver
  account: Address
  slippageBps: number
  /** Of a trade on V1: the exchange that is called. */
  exchange: Address | null
}
