import { welcomeAbi } from '@musi/contracts/abi/welcome'
import type { Address } from '@musi/domain/address'
import { encodeFunctionData } from 'viem'
import type { Write } from '../../write.ts'

/** Takes back all that is left of the sender's budget for first plays of a song. */
export function takeBackPlays({ welcome, songId }: { welcome: Address; songId: `0x${string}` }): Write {
  const data = encodeFunctionData({ abi: welcomeAbi, functionName: 'takeBack', args: [songId] })
  return { kind: 'takeBackPlays', candidates: [{ to: welcome, data, value: 0n }] }
}
