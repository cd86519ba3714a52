import { assetOf } from '@musi/chain/sendWrite/assetOf'
import { sealedTerms } from '@musi/chain/signingGate/sealedTerms'
import type { Address } from '@musi/domain/address'
import { type Currency, amountOf, addressOrNative } from '@musi/domain/currency'
import type { Listing, Offer, Royalty } from '@musi/domain/market/marketOrder'
import { contractOf } from '#platform/page/config/config.ts'
import { actIntent } from '#platform/session/exchange/actIntent.ts'
import type { SendIntent } from '#platform/session/transactions/send/send.ts'
import { type PieceToAllow, allowPieceIntent } from '#platform/tokens/collectibles/allowPieceIntent.ts'
import { type Withdrawal, withdrawIntent } from '#platform/tokens/collectibles/order/withdrawIntent.ts'

type Signature = `0x${string}`
type Hash = `0x${string}`

/** The trade to send; `title` names the piece. */
export type TradeAct = { readonly title: string } & (
  | {
      readonly kind: 'buy'
      readonly hash: Hash
      readonly order: Listing
      readonly signature: Signature
      readonly currency: Currency
      /** Receiver of the piece's royalty, named by the collection. */
      readonly artist: Address | null
    }
  | {
      readonly kind: 'accept'
      readonly hash: Hash
      readonly order: Offer
      readonly signature: Signature
      readonly currency: Currency
      readonly seller: Address
      readonly tokenId: bigint
      /** Royalty of the piece that is given. */
      readonly royalty: Royalty | null
    }
  | Extract<Withdrawal, { kind: 'cancel' }>
  | ({ readonly kind: 'allow' } & PieceToAllow)
)

const one = (collection: Address, id: bigint) =>
  ({ asset: { kind: 'piece', collection, id }, amount: 1n, bound: 'exactly' }) as const

/** The seller's part of a price; a seller who is the artist keeps the royalty too. */
export const keptBySeller = (price: bigint, royalty: Royalty | null, seller: Address): bigint =>
  royalty === null || royalty.artist === seller ? price : price - royalty.amount

/** Buys, sells to a bidder, withdraws, or approves the market for a piece. Null if this chain has no market. */
export function tradeIntent(act: TradeAct): SendIntent | null {
  const seaport = contractOf('seaport')
  if (seaport === null) return null
  switch (act.kind) {
    case 'buy': {
      const { order, signature, currency, title } = act
      const { amount } = order.price
      return actIntent({
        key: `buyDrop ${signature}`,
        action: { kind: 'buyDrop', title, price: amountOf(currency, amount) },
        shown: sealedTerms({ kind: 'buyDrop', order }, [addressOrNative(currency)]),
        code: () => import('@musi/chain/writes/collectibles/buyDrop'),
        write: ({ buyDrop }) => buyDrop({ seaport, signed: { order, signature } }),
        pays: [{ asset: assetOf(currency), amount, bound: 'exactly' }],
        gets: [one(order.collection, order.tokenId)],
      })
    }
    case 'accept': {
      const { order, signature, currency, title, seller, tokenId, royalty } = act
      const amount = keptBySeller(order.price.amount, royalty, seller)
      const given = { seller, tokenId, royalty }
      return actIntent({
        key: `acceptOffer ${signature} ${tokenId}`,
        action: { kind: 'acceptOffer', title, price: amountOf(currency, order.price.amount) },
        shown: sealedTerms({ kind: 'acceptOffer', offer: order, ...given }, [addressOrNative(currency)]),
        code: () => import('@musi/chain/writes/collectibles/acceptOffer'),
        write: ({ acceptOffer }) => acceptOffer({ seaport, signed: { order, signature }, ...given }),
        pays: [one(order.collection, tokenId)],
        gets: [{ asset: assetOf(currency), amount, bound: 'exactly' }],
      })
    }
    case 'cancel':
      return withdrawIntent(act)
    case 'allow':
      return allowPieceIntent(act)
  }
}
