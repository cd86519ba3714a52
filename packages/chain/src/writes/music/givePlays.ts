import { welcomeAbi } from '@musi/contracts/abi/welcome'
import type { Address } from '@musi/domain/address'
import { encodeFunctionData } from 'viem'
import type { Write } from '../../write.ts'

export type GivePlays = {
  /** Our own contract (`welcome` of the book). */
  welcome: Address
  songId: `0x${string}`
  /** The song's token. */
  token: Address
  /** Added to what is left; 0 changes only the limits. */
  amount: bigint
  /** The highest price that is paid for a play. */
  maximumCost: bigint
  /** The most plays a day (UTC). */
  perDay: bigint
}

/** Puts up an amount for first plays of new accounts, and sets the limits of the budget. */
export function givePlays({ welcome, songId, token, amount, maximumCost, perDay }: GivePlays): Write {
  const args = [songId, token, amount, maximumCost, Number(perDay)] as const
  const data = encodeFunctionData({ abi: welcomeAbi, functionName: 'fund', args })
  return { kind: 'givePlays', candidates: [{ to: welcome, data, value: 0n }] }
}
