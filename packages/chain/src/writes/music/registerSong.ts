import { jukeboxAbi } from '@musi/contracts/abi/jukebox'
import type { Address } from '@musi/domain/address'
import { encodeFunctionData } from 'viem'
import type { Write } from '../../write.ts'

export type Payee = { account: Address; shareBps: number }
export type RegisterSong = {
  jukebox: Address
  /** Distinguishes it from the artist's other songs; the song's id is derived from artist and nonce. */
  nonce: bigint
  token: Address
  cost: bigint
  /** At most ten, whose shares sum to 10,000; the first gets the remainder of the division. */
  payees: readonly [Payee, ...Payee[]]
  /** Time from which it can be paid for; null for immediately. */
  opensAtSeconds: bigint | null
  contentHash: `0x${string}`
}

export function registerSong(input: RegisterSong): Write {
  const { jukebox, nonce, token, cost, payees, opensAtSeconds, contentHash } = input
  const args = [nonce, token, cost, opensAtSeconds ?? 0n, payees, contentHash] as const
  const data = encodeFunctionData({ abi: jukeboxAbi, functionName: 'register', args })
  return { kind: 'registerSong', candidates: [{ to: jukebox, data, value: 0n }] }
}
