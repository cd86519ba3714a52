import { artistTokenFactoryAbi } from '@musi/contracts/abi/artistTokenFactory'
import type { Address } from '@musi/domain/address'
import { encodeFunctionData } from 'viem'
import type { Write } from '../../write.ts'

export type CreateArtistToken = {
  factory: Address
  name: string
  symbol: string
  /** The account that sends it; the factory refuses any other. */
  owner: Address
}

export function createArtistToken({ factory, name, symbol, owner }: CreateArtistToken): Write {
  const args = [name, symbol, owner] as const
  const data = encodeFunctionData({ abi: artistTokenFactoryAbi, functionName: 'createToken', args })
  return { kind: 'createArtistToken', candidates: [{ to: factory, data, value: 0n }] }
}
