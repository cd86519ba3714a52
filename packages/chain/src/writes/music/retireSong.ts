import { jukeboxAbi } from '@musi/contracts/abi/jukebox'
import type { Address } from '@musi/domain/address'
import { encodeFunctionData } from 'viem'
import type { Write } from '../../write.ts'

/** Permanent: a retired song never comes back. */
export function retireSong({ jukebox, songId }: { jukebox: Address; songId: `0x${string}` }): Write {
  const data = encodeFunctionData({ abi: jukeboxAbi, functionName: 'retire', args: [songId] })
  return { kind: 'retireSong', candidates: [{ to: jukebox, data, value: 0n }] }
}
