import type { Address } from '@musi/domain/address'
import type { Listing } from '@musi/domain/market/marketOrder'
import { encodeFunctionData } from 'viem'
import { seaportAbi } from '../../abi/seaport.ts'
import { type SignedOrder, orderParameters } from '../../market/orderParameters.ts'
import type { Write } from '../../write.ts'

/** Publishes a signed order on the chain, where everybody can find it. Anybody may send it; the signature is the seller's. */
export function listDrop({ seaport, signed }: { seaport: Address; signed: SignedOrder<Listing> }): Write {
  const order = { parameters: orderParameters(signed.order), signature: signed.signature }
  const data = encodeFunctionData({ abi: seaportAbi, functionName: 'validate', args: [[order]] })
  return { kind: 'listDrop', candidates: [{ to: seaport, data, value: 0n }] }
}
