import type { AddressBook } from '@musi/domain/addressBook'
import { addressBookOf } from '@musi/contracts/deploy/addressBookOf'
import type { RpcRequest } from '@musi/chain/rpc/rpcRequest'
import { type Hash, isHex } from 'viem'
import { ownWorld } from './ownWorld.ts'

export async function genesisOf(request: RpcRequest): Promise<Hash> {
  const { hash } = (await request('eth_getBlockByNumber', ['0x0', false])) as { hash: unknown }
  if (!isHex(hash)) throw new Error('The chain has no first block.')
  return hash
}

export const ownBook = (genesisHash: Hash): AddressBook => ({
  chainId: 31337,
  genesisHash,
  ...addressBookOf(ownWorld()),
})
