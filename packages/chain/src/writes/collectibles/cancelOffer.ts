import type { Address } from '@musi/domain/address'
import type { Offer } from '@musi/domain/market/marketOrder'
import { encodeFunctionData } from 'viem'
import { seaportAbi } from '../../abi/seaport.ts'
import { orderComponents } from '../../market/orderParameters.ts'
import type { Write } from '../../write.ts'

/** Withdraws an offer for a piece, or for any piece of a collection; only its bidder can. */
export function cancelOffer({ seaport, order }: { seaport: Address; order: Offer }): Write {
  const data = encodeFunctionData({ abi: seaportAbi, functionName: 'cancel', args: [[orderComponents(order)]] })
  return { kind: 'cancelOffer', candidates: [{ to: seaport, data, value: 0n }] }
}
