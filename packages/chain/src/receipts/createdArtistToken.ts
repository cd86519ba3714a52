import { type Address, parseAddress } from '@musi/domain/address'
import { type Hex, toEventSelector } from 'viem'
import type { RpcRequest } from '../rpc/rpcRequest.ts'
import { receipt } from '../requests/transactions/receipt.ts'

const CREATED = toEventSelector('Created(address,address)')

const addressIn = (topic: Hex | undefined): Address | null => parseAddress(`0x${(topic ?? '').slice(-40)}`)

type Created = { factory: Address; creator: Address; hash: Hex }

/** The token a transaction created for `creator`, from the factory's event; null if there is none. */
export async function createdArtistToken(
  request: RpcRequest,
  { factory, creator, hash }: Created,
): Promise<Address | null> {
  const logs = (await receipt(request, hash))?.logs ?? []
  const created = logs.find(
    ({ address, topics }) => address === factory && topics[0] === CREATED && addressIn(topics[1]) === creator,
  )
  return created === undefined ? null : addressIn(created.topics[2])
}
