import type { Address } from '@musi/domain/address'
import type { Listing } from '@musi/domain/market/marketOrder'
import { encodeFunctionData, zeroAddress, zeroHash } from 'viem'
import { seaportAbi } from '../../abi/seaport.ts'
import { advancedOrder } from '../../market/advancedOrder.ts'
import type { SignedOrder } from '../../market/orderParameters.ts'
import type { Write } from '../../write.ts'

/** Buys the listed pieces that are still available; the price of the others is refunded in the same transaction. */
export function buyDrops({ seaport, signed }: { seaport: Address; signed: readonly SignedOrder<Listing>[] }): Write {
  const orders = signed.map(advancedOrder)
  const componentPerItem = (side: 'offer' | 'consideration') =>
    orders.flatMap(({ parameters }, order) =>
      parameters[side].map((_, item) => [{ orderIndex: BigInt(order), itemIndex: BigInt(item) }]),
    )
  const data = encodeFunctionData({
    abi: seaportAbi,
    functionName: 'fulfillAvailableAdvancedOrders',
    args: [
      orders,
      [],
      componentPerItem('offer'),
      componentPerItem('consideration'),
      zeroHash,
      // The zero address stands for the sender.
      zeroAddress,
      BigInt(orders.length),
    ],
  })
  const prices = signed.map(({ order: { price } }) => (price.token === 'native' ? price.amount : 0n))
  const value = prices.reduce((sum, price) => sum + price, 0n)
  return { kind: 'buyDrops', candidates: [{ to: seaport, data, value }] }
}
