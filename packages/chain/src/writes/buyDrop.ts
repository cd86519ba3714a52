import type { Address } from '@musi/domain/address'
import { encodeFunctionData, zeroHash } from 'viem'
import { seaportAbi } from '../abi/seaport.ts'
import { type SignedDropOrder, orderParameters } from '../drops/dropOrder.ts'
import type { Write } from '../write.ts'

/** A price in tokens needs an approval for the market; a price in native currency is sent with the call. */
export function buyDrop({ seaport, signed }: { seaport: Address; signed: SignedDropOrder }): Write {
  const { order, signature } = signed
  const data = encodeFunctionData({
    abi: seaportAbi,
    functionName: 'fulfillOrder',
    args: [{ parameters: orderParameters(order), signature }, zeroHash],
  })
  const value = order.price.token === 'native' ? order.price.amount : 0n
  return { kind: 'buyDrop', candidates: [{ to: seaport, data, value }] }
}
