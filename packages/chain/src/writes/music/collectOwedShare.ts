import { jukeboxAbi } from '@musi/contracts/abi/jukebox'
import type { Address } from '@musi/domain/address'
import { encodeFunctionData } from 'viem'
import type { Write } from '../../write.ts'

export type CollectOwedShare = {
  jukebox: Address
  token: Address
  /** Differs from the payee if the token refuses transfers to the payee. */
  recipient: Address
}

/** Collects the whole amount of a token that the jukebox owes the sender. */
export function collectOwedShare({ jukebox, token, recipient }: CollectOwedShare): Write {
  const data = encodeFunctionData({ abi: jukeboxAbi, functionName: 'collectOwed', args: [token, recipient] })
  return { kind: 'collectOwedShare', candidates: [{ to: jukebox, data, value: 0n }] }
}
