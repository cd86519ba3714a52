import { musicNftAbi } from '@musi/contracts/abi/musicNft'
import type { Address } from '@musi/domain/address'
import { encodeFunctionData } from 'viem'
import type { Write } from '../../write.ts'

type SentPiece = { collection: Address; tokenId: bigint; sender: Address; recipient: Address }

/** Gives a collectible to another account. A contract that cannot hold collectibles refuses it (ERC-721). */
export function sendPiece({ collection, tokenId, sender, recipient }: SentPiece): Write {
  const args = [sender, recipient, tokenId] as const
  const data = encodeFunctionData({ abi: musicNftAbi, functionName: 'safeTransferFrom', args })
  return { kind: 'sendPiece', candidates: [{ to: collection, data, value: 0n }] }
}
