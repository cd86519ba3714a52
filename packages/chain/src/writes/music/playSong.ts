import { jukeboxAbi as abi } from '@musi/contracts/abi/jukebox'
import type { Address } from '@musi/domain/address'
import { encodeFunctionData } from 'viem'
import type { Write } from '../../write.ts'
import type { SignedPermit } from '../tokens/signedPermit.ts'

export type PlaySong = {
  jukebox: Address
  songId: `0x${string}`
  /** The call is refused if the price has risen above this. */
  maximumCost: bigint
  /**
   * `sender`: paid from the sender's allowance for the jukebox. `gift`: the sender pays for another. `senderWithPermit`: the
   * call carries a permit for this value.
   */
  play:
    | { for: 'sender' }
    | { for: 'gift'; fan: Address }
    | { for: 'senderWithPermit'; value: bigint; permit: SignedPermit }
}

export function playSong(input: PlaySong): Write {
  return { kind: 'playSong', candidates: [{ to: input.jukebox, data: dataOf(input), value: 0n }] }
}

function dataOf({ songId, maximumCost, play }: PlaySong) {
  switch (play.for) {
    case 'sender':
      return encodeFunctionData({ abi, functionName: 'play', args: [songId, maximumCost] })
    case 'gift':
      return encodeFunctionData({ abi, functionName: 'playFor', args: [songId, play.fan, maximumCost] })
    case 'senderWithPermit': {
      const { deadlineSeconds, v, r, s } = play.permit
      const args = [songId, maximumCost, play.value, deadlineSeconds, v, r, s] as const
      return encodeFunctionData({ abi, functionName: 'playWithPermit', args })
    }
  }
}
