import { jukeboxAbi } from '@musi/contracts/abi/jukebox'
import type { Address } from '@musi/domain/address'
import { encodeFunctionData } from 'viem'
import type { Write } from '../../write.ts'

export type ChangeSongCost = { jukebox: Address; songId: `0x${string}`; cost: bigint }

export function changeSongCost({ jukebox, songId, cost }: ChangeSongCost): Write {
  const data = encodeFunctionData({ abi: jukeboxAbi, functionName: 'changeCost', args: [songId, cost] })
  return { kind: 'changeSongCost', candidates: [{ to: jukebox, data, value: 0n }] }
}
