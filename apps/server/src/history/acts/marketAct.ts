import type { Address } from '@musi/domain/address'
import { safeText } from '@musi/domain/safeText'
import { COLLECTION_LIMITS } from '@musi/domain/text/textLimits'
import type { DecodedLog, UnplacedAct } from './unplacedAct.ts'

type SoldItem = { token: Address; identifier: bigint; amount: bigint }
const itemOf = ({ token, identifier, amount }: SoldItem) => ({ token, id: String(identifier), amount: String(amount) })

type OfferedItem = { token: Address; identifierOrCriteria: bigint; startAmount: bigint; endAmount: bigint }
const offeredItemOf = ({ token, identifierOrCriteria, startAmount, endAmount }: OfferedItem) => ({
  token,
  id: String(identifierOrCriteria),
  amount: String(startAmount),
  endAmount: String(endAmount),
})

export function marketAct({ log, event }: DecodedLog): UnplacedAct | null {
  if (event.name === 'Transfer' && 'tokenId' in event.args) {
    const { from, to, tokenId } = event.args
    return { kind: 'receivePiece', account: to, collection: log.address, piece: String(tokenId), from }
  }
  if (event.name === 'CollectionOpened') {
    const { artist, collection, name, symbol } = event.args
    // The factory enforces these limits; they are checked again because logs come from an untrusted node.
    const texts = {
      name: safeText(name, COLLECTION_LIMITS.name),
      symbol: safeText(symbol, COLLECTION_LIMITS.symbol),
    }
    return { kind: 'openCollection', account: artist, collection, ...texts }
  }
  if (event.name === 'OrderFulfilled') {
    const { orderHash, offerer, recipient, offer, consideration } = event.args
    const items = { offer: offer.map(itemOf), consideration: consideration.map(itemOf) }
    return { kind: 'fulfillOrder', account: recipient, order: orderHash, seller: offerer, ...items }
  }
  if (event.name === 'OrderValidated') {
    const { orderHash, orderParameters } = event.args
    const { offerer, offer, consideration, startTime, endTime } = orderParameters
    const items = { offer: offer.map(offeredItemOf), consideration: consideration.map(offeredItemOf) }
    const times = { startsAtSeconds: String(startTime), endsAtSeconds: String(endTime) }
    return { kind: 'offerOrder', account: offerer, order: orderHash, ...items, ...times }
  }
  if (event.name === 'OrderCancelled')
    return { kind: 'cancelOrder', account: event.args.offerer, order: event.args.orderHash }
  return null
}
