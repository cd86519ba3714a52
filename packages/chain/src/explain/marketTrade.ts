import type { Address } from '@musi/domain/address'
import { listIn, recordIn } from './argument.ts'
import type { DecodedCall } from './decodedCall.ts'
import type { Currency } from './movements.ts'
import type { Piece } from './story.ts'

type Amount = { currency: Currency; amount: bigint }

/** One party's side of a trade. */
export type Trade = {
  pays: readonly Amount[]
  gets: readonly Amount[]
  piecesGiven: readonly Piece[]
  piecesGot: readonly Piece[]
  /** True if the call fills all orders or none; otherwise it fills those that are still valid. */
  isWhole: boolean
}

type Item = {
  itemType: number
  token: Address
  identifierOrCriteria: bigint
  startAmount: bigint
  endAmount: bigint
  recipient?: Address
}
type Order = { offerer: Address; offer: readonly Item[]; consideration: readonly Item[] }
type TradedItems = { gives: readonly Item[]; gets: readonly Item[] }

const NATIVE = 0
const ERC20 = 1
const ERC721 = 2

const item = (itemType: number, token: Address, identifierOrCriteria: bigint, amount: bigint): Item => ({
  itemType,
  token,
  identifierOrCriteria,
  startAmount: amount,
  endAmount: amount,
})

type BasicOrder = {
  considerationToken: Address
  considerationIdentifier: bigint
  considerationAmount: bigint
  offerToken: Address
  offerIdentifier: bigint
  offerAmount: bigint
  basicOrderType: number
  additionalRecipients: readonly { amount: bigint }[]
}

/** Items of Seaport's basic order: `basicOrderType / 4` encodes which side is the piece and how it is paid for. */
function basicOrderItems(order: BasicOrder): TradedItems | null {
  const additionalAmount = order.additionalRecipients.reduce((sum, { amount }) => sum + amount, 0n)
  const bought = item(ERC721, order.offerToken, order.offerIdentifier, order.offerAmount)
  const price = (itemType: number) =>
    item(itemType, order.considerationToken, 0n, order.considerationAmount + additionalAmount)
  switch (Math.floor(order.basicOrderType / 4)) {
    case 0:
      return { gives: [price(NATIVE)], gets: [bought] }
    case 2:
      return { gives: [price(ERC20)], gets: [bought] }
    case 4:
      return {
        gives: [item(ERC721, order.considerationToken, order.considerationIdentifier, order.considerationAmount)],
        gets: [item(ERC20, order.offerToken, 0n, order.offerAmount - additionalAmount)],
      }
    default:
      return null
  }
}

const itemsOfFilledOrders = (orders: readonly Order[]): TradedItems => ({
  gives: orders.flatMap(({ consideration }) => consideration),
  gets: orders.flatMap(({ offer }) => offer),
})

/** Items an account's own orders promise, and items others' orders promise to it. */
const itemsOfOwnOrders = (orders: readonly Order[], maker: Address): TradedItems => ({
  gives: orders.filter(({ offerer }) => offerer === maker).flatMap(({ offer }) => offer),
  gets: orders.flatMap(({ consideration }) => consideration.filter(({ recipient }) => recipient === maker)),
})

const ordersOf = (call: DecodedCall): Order[] =>
  (listIn(call, 'orders') as readonly { parameters: Order }[]).map(({ parameters }) => parameters)

function tradedItems(call: DecodedCall, sender: Address): TradedItems | null {
  switch (call.name) {
    case 'fulfillOrder': {
      const order = recordIn(call, 'order')
      return order === null ? null : itemsOfFilledOrders([order['parameters'] as Order])
    }
    case 'fulfillBasicOrder_efficient_6GL6yc': {
      const parameters = recordIn(call, 'parameters')
      return parameters === null ? null : basicOrderItems(parameters as BasicOrder)
    }
    case 'fulfillAvailableAdvancedOrders':
      return itemsOfFilledOrders(ordersOf(call))
    case 'matchAdvancedOrders':
    case 'validate':
      return itemsOfOwnOrders(ordersOf(call), sender)
    default:
      return null
  }
}

const piecesIn = (items: readonly Item[]): Piece[] =>
  items
    .filter(({ itemType }) => itemType === ERC721)
    .map(({ token, identifierOrCriteria }) => ({ collection: token, id: identifierOrCriteria }))

/** Sums the items by currency: the least that the sender can get, and the most that it can give. */
function amountsIn({ gives, gets }: TradedItems): Map<Currency, bigint> {
  const sums = new Map<Currency, bigint>()
  const add = (items: readonly Item[], amountOf: (one: Item) => bigint) => {
    for (const one of items) {
      if (one.itemType !== NATIVE && one.itemType !== ERC20) continue
      const currency = one.itemType === NATIVE ? 'native' : one.token
      sums.set(currency, (sums.get(currency) ?? 0n) + amountOf(one))
    }
  }
  add(gets, ({ startAmount, endAmount }) => (startAmount < endAmount ? startAmount : endAmount))
  add(gives, ({ startAmount, endAmount }) => -(startAmount > endAmount ? startAmount : endAmount))
  return sums
}

/** Decodes the sender's trade from a market call; null if it is none, or its pieces are not named. */
export function marketTrade(call: DecodedCall, sender: Address): Trade | null {
  const items = tradedItems(call, sender)
  if (items === null || [...items.gives, ...items.gets].some(({ itemType }) => itemType > ERC721)) return null
  const sums = [...amountsIn(items)].map(([currency, amount]) => ({ currency, amount }))
  return {
    pays: sums.filter(({ amount }) => amount < 0n).map(({ currency, amount }) => ({ currency, amount: -amount })),
    gets: sums.filter(({ amount }) => amount > 0n),
    piecesGiven: piecesIn(items.gives),
    piecesGot: piecesIn(items.gets),
    isWhole: call.name !== 'fulfillAvailableAdvancedOrders',
  }
}
