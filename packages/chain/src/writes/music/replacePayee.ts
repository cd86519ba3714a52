import { jukeboxAbi } from '@musi/contracts/abi/jukebox'
import type { Address } from '@musi/domain/address'
import { encodeFunctionData } from 'viem'
import type { Write } from '../../write.ts'

export type ReplacePayee = { jukebox: Address; songId: `0x${string}`; payee: Address }

/** Transfers all of the sender's shares in a song; amounts already owed stay with the sender. */
export function replacePayee({ jukebox, songId, payee }: ReplacePayee): Write {
  const data = encodeFunctionData({ abi: jukeboxAbi, functionName: 'replacePayee', args: [songId, payee] })
  return { kind: 'replacePayee', candidates: [{ to: jukebox, data, value: 0n }] }
}
