import type { Address } from '@musi/domain/address'
import type { Listing } from '@musi/domain/market/marketOrder'
import { encodeFunctionData, zeroHash } from 'viem'
import { seaportAbi } from '../../abi/seaport.ts'
import { type SignedOrder, orderParameters } from '../../market/orderParameters.ts'
import type { Write } from '../../write.ts'

/** A price in tokens needs an approval for the market; a price in native currency is sent with the call. */
export function buyDrop({ seaport, signed }: { seaport: Address; signed: SignedOrder<Listing> }): Write {
  const { order, signature } = signed
  const data = encodeFunctionData({
    abi: seaportAbi,
    functionName: 'fulfillOrder',
    args: [{ parameters: orderParameters(order), signature }, zeroHash],
  })
  const value = order.price.token === 'native' ? order.price.amount : 0n
  return { kind: 'buyDrop', candidates: [{ to: seaport, data, value }] }
}
