import { musicNftAbi } from '@musi/contracts/abi/musicNft'
import type { Address } from '@musi/domain/address'
import { encodeFunctionData, zeroAddress } from 'viem'
import type { Write } from '../../write.ts'

export type MintDrop = {
  collection: Address
  recipient: Address
  uri: string
  /** Release time; null if no date was set. */
  releaseDateSeconds: bigint | null
  /** Royalty of each sale; null if no sale pays a royalty. */
  royalty: { receiver: Address; shareBps: number } | null
}

export function mintDrop({ collection, recipient, uri, releaseDateSeconds, royalty }: MintDrop): Write {
  const share = [royalty?.receiver ?? zeroAddress, BigInt(royalty?.shareBps ?? 0)] as const
  const args = [recipient, uri, releaseDateSeconds ?? 0n, ...share] as const
  const data = encodeFunctionData({ abi: musicNftAbi, functionName: 'mint', args })
  return { kind: 'mintDrop', candidates: [{ to: collection, data, value: 0n }] }
}
