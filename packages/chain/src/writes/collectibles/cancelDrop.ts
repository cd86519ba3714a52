import type { Address } from '@musi/domain/address'
import { encodeFunctionData } from 'viem'
import { seaportAbi } from '../../abi/seaport.ts'
import type { Listing } from '@musi/domain/market/marketOrder'
import { orderComponents } from '../../market/orderParameters.ts'
import type { Write } from '../../write.ts'

/** Withdraws a listing for good; only its seller can. */
export function cancelDrop({ seaport, order }: { seaport: Address; order: Listing }): Write {
  const data = encodeFunctionData({
    abi: seaportAbi,
    functionName: 'cancel',
    args: [[orderComponents(order)]],
  })
  return { kind: 'cancelDrop', candidates: [{ to: seaport, data, value: 0n }] }
}
