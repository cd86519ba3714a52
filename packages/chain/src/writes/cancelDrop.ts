import type { Address } from '@musi/domain/address'
import { encodeFunctionData } from 'viem'
import { seaportAbi } from '../abi/seaport.ts'
import { type DropOrder, orderParameters } from '../drops/dropOrder.ts'
import type { Write } from '../write.ts'

/** Withdraws an offer for good; only its seller can. */
export function cancelDrop({ seaport, order }: { seaport: Address; order: DropOrder }): Write {
  const { totalOriginalConsiderationItems: _, ...parameters } = orderParameters(order)
  const data = encodeFunctionData({
    abi: seaportAbi,
    functionName: 'cancel',
    args: [[{ ...parameters, counter: order.counter }]],
  })
  return { kind: 'cancelDrop', candidates: [{ to: seaport, data, value: 0n }] }
}
