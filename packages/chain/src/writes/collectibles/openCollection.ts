import { musicCollectionFactoryAbi } from '@musi/contracts/abi/musicCollectionFactory'
import type { Address } from '@musi/domain/address'
import { encodeFunctionData } from 'viem'
import type { Write } from '../../write.ts'

export type OpenCollection = {
  factory: Address
  name: string
  symbol: string
  /** The artist's description; may be empty. */
  text: string
}

/** Opens a collection whose minter is the sender. */
export function openCollection({ factory, name, symbol, text }: OpenCollection): Write {
  const args = [name, symbol, text] as const
  const data = encodeFunctionData({ abi: musicCollectionFactoryAbi, functionName: 'openCollection', args })
  return { kind: 'openCollection', candidates: [{ to: factory, data, value: 0n }] }
}
