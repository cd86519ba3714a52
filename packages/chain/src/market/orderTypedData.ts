import type { Address } from '@musi/domain/address'
import type { MarketOrder } from '@musi/domain/market/marketOrder'
import { type Hex, type TypedDataParameter, concat, hashStruct, keccak256, toHex } from 'viem'
import { treeHeight, treeLeaves } from '@musi/domain/market/orderTree'
import { orderComponents } from './orderParameters.ts'

const ITEM = [
  { name: 'itemType', type: 'uint8' },
  { name: 'token', type: 'address' },
  { name: 'identifierOrCriteria', type: 'uint256' },
  { name: 'startAmount', type: 'uint256' },
  { name: 'endAmount', type: 'uint256' },
] as const

const TYPES = {
  OrderComponents: [
    { name: 'offerer', type: 'address' },
    { name: 'zone', type: 'address' },
    { name: 'offer', type: 'OfferItem[]' },
    { name: 'consideration', type: 'ConsiderationItem[]' },
    { name: 'orderType', type: 'uint8' },
    { name: 'startTime', type: 'uint256' },
    { name: 'endTime', type: 'uint256' },
    { name: 'zoneHash', type: 'bytes32' },
    { name: 'salt', type: 'uint256' },
    { name: 'conduitKey', type: 'bytes32' },
    { name: 'counter', type: 'uint256' },
  ],
  OfferItem: ITEM,
  ConsiderationItem: [...ITEM, { name: 'recipient', type: 'address' }],
} as const

type Market = { seaport: Address; chainId: number }

/** Typed data the maker of an order signs. */
export function orderTypedData(order: MarketOrder, market: Market) {
  return {
    domain: marketDomain(market),
    types: TYPES,
    primaryType: 'OrderComponents',
    message: orderComponents(order),
  } as const
}

const marketDomain = ({ seaport, chainId }: Market) =>
  ({ name: 'Seaport', version: '1.6', chainId, verifyingContract: seaport }) as const

/** The hash by which the market knows an order; it is the same on every chain. */
export const orderHash = (order: MarketOrder): Hex =>
  hashStruct({ data: orderComponents(order), types: TYPES, primaryType: 'OrderComponents' })

/** A binary tree of orders: each node is a pair of nodes or of orders. */
type Tree = readonly unknown[]

const treeOf = (nodes: Tree): Tree =>
  nodes.length === 2 ? nodes : treeOf(nodes.flatMap((node, at) => (at % 2 === 0 ? [[node, nodes[at + 1]]] : [])))

/** Typed data signed once for several orders (spec: market.tree). */
export function orderTreeTypedData(orders: OrderList, market: Market): TreeTypedData {
  const tree = treeOf(treeLeaves(orders).map(orderComponents))
  return {
    domain: marketDomain(market),
    types: {
      BulkOrder: [{ name: 'tree', type: `OrderComponents${'[2]'.repeat(treeHeight(orders.length))}` }],
      ...TYPES,
    },
    primaryType: 'BulkOrder',
    message: { tree },
  }
}

/** The type of a tree is as deep as the tree, so only the general form is declared here. */
type TreeTypedData = {
  domain: ReturnType<typeof marketDomain>
  types: Readonly<Record<string, readonly TypedDataParameter[]>>
  primaryType: string
  message: { tree: Tree }
}

type OrderList = readonly [MarketOrder, ...MarketOrder[]]

/** Signature of one order of a signed tree: the tree's signature, the order's index and its Merkle proof. */
export function leafSignature(treeSignature: Hex, orders: OrderList, place: number): Hex {
  let level = treeLeaves(orders.map(orderHash) as [Hex, ...Hex[]])
  let at = place
  const proof: Hex[] = []
  while (level.length > 1) {
    const nodes = level
    proof.push(nodes[at ^ 1] ?? '0x')
    level = nodes.flatMap((node, left) => (left % 2 === 0 ? [keccak256(concat([node, nodes[left + 1] ?? '0x']))] : []))
    at >>= 1
  }
  return concat([treeSignature, toHex(place, { size: 3 }), ...proof])
}
