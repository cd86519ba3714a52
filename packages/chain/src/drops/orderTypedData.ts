import type { Address } from '@musi/domain/address'
import { type DropOrder, orderParameters } from './dropOrder.ts'

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

/** What the seller of a collectible signs. */
export function orderTypedData(order: DropOrder, { seaport, chainId }: Market) {
  const { totalOriginalConsiderationItems: _, ...parameters } = orderParameters(order)
  return {
    domain: { name: 'Seaport', version: '1.6', chainId, verifyingContract: seaport },
    types: TYPES,
    primaryType: 'OrderComponents',
    message: { ...parameters, counter: order.counter },
  } as const
}
