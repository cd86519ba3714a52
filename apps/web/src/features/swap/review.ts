import type { Address } from '@musi/domain/address'
import type { Trade } from '@musi/domain/exchange/trade'
import { hasTradeChanged } from '@musi/domain/exchange/tradeChange'

/** Who gets the output; the name is the one that was typed, if one was. */
export type Receiver = {
  readonly address: Address
  readonly name: string | null
  /** Somebody was named, though it be the account itself. */
  readonly isNamed: boolean
  readonly isFromLink: boolean
}

/** What the person is asked to confirm: nothing of it changes before it is accepted again. */
export type Reviewed = { readonly trade: Trade; readonly receiver: Receiver }

export type Review =
  | { readonly step: 'closed' }
  | ({ readonly step: 'confirm' } & Reviewed)
  | ({ readonly step: 'waiting'; readonly cancel: () => void } & Reviewed)
  | ({ readonly step: 'sent'; readonly id: string } & Reviewed)
  | ({ readonly step: 'failed'; readonly text: string } & Reviewed)

/** "Price Updated": the live trade, or whom it goes to, is no longer what is asked about (decisions.md §7.7; case 41). */
export const hasMoved = ({ trade, receiver }: Reviewed, live: Reviewed | null): boolean =>
  live === null || hasTradeChanged(trade, live.trade) || receiver.address !== live.receiver.address
