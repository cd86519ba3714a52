import { musicNftAbi } from '@musi/contracts/abi/musicNft'
import type { Address } from '@musi/domain/address'
import { encodeFunctionData } from 'viem'
import type { Write } from '../../write.ts'

/** Approves the market for one collectible. */
export function approveDrop({ collection, tokenId, spender }: Approval): Write {
  const data = encodeFunctionData({ abi: musicNftAbi, functionName: 'approve', args: [spender, tokenId] })
  return { kind: 'approveDrop', candidates: [{ to: collection, data, value: 0n }] }
}

type Approval = { collection: Address; tokenId: bigint; spender: Address }
