import { assetOf } from '@musi/chain/sendWrite/assetOf'
import { sealedTerms } from '@musi/chain/signingGate/sealedTerms'
import type { Address } from '@musi/domain/address'
import { type Currency, amountOf, addressOrNative } from '@musi/domain/currency'
import type { Listing, Offer, Royalty } from '@musi/domain/market/marketOrder'
import { contractOf } from '#platform/page/config/config.ts'
import { actIntent } from '#platform/session/exchange/actIntent.ts'
import type { ReviewedIntent } from '#platform/session/review/review.ts'
import type { SendIntent } from '#platform/session/transactions/send/send.ts'
import { allowPieceIntent } from '#platform/tokens/collectibles/allowPieceIntent.ts'
import { type Withdrawal, withdrawIntent } from '#platform/tokens/collectibles/order/withdrawIntent.ts'

type Signature = `0x${string}`
type Hash = `0x${string}`

/** The trade to send; `title` is the name of the piece. */
export type TradeAct = { readonly title: string } & (
  | {
      readonly kind: 'buy'
      readonly hash: Hash
      readonly order: Listing
      readonly signature: Signature
      readonly currency: Currency
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
      /** True if the approval of the market is sent with it, in one batch. */
      readonly isBatched: boolean
    }
  | Extract<Withdrawal, { kind: 'cancel' }>
)

const singlePiece = (collection: Address, id: bigint) =>
  ({ asset: { kind: 'piece', collection, id }, amount: 1n, bound: 'exactly' }) as const

/** The seller's part of a price; a seller who is the artist keeps the royalty too. */
export const sellerProceeds = (price: bigint, royalty: Royalty | null, seller: Address): bigint =>
  royalty === null || royalty.artist === seller ? price : price - royalty.amount

/** The purchase, acceptance or withdrawal to send; null if this chain has no market. */
export function tradeIntent(act: TradeAct): ReviewedIntent | null {
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
        gets: [singlePiece(order.collection, order.tokenId)],
      })
    }
    case 'accept': {
      const accept = acceptIntent(act, seaport)
      const { title, order, tokenId } = act
      const allow = act.isBatched ? allowPieceIntent({ title, collection: order.collection, tokenId }) : null
      return allow === null ? accept : { steps: [allow, accept] }
    }
    case 'cancel':
      return withdrawIntent(act)
  }
}

function acceptIntent(act: Extract<TradeAct, { kind: 'accept' }>, seaport: Address): SendIntent {
  const { order, signature, currency, title, seller, tokenId, royalty } = act
  const amount = sellerProceeds(order.price.amount, royalty, seller)
  const acceptance = { seller, tokenId, royalty }
  return actIntent({
    key: `acceptOffer ${signature} ${tokenId}`,
    action: { kind: 'acceptOffer', title, price: amountOf(currency, order.price.amount) },
    shown: sealedTerms({ kind: 'acceptOffer', offer: order, ...acceptance }, [addressOrNative(currency)]),
    code: () => import('@musi/chain/writes/collectibles/acceptOffer'),
    write: ({ acceptOffer }) => acceptOffer({ seaport, signed: { order, signature }, ...acceptance }),
    pays: [singlePiece(order.collection, tokenId)],
    gets: [{ asset: assetOf(currency), amount, bound: 'exactly' }],
  })
}
