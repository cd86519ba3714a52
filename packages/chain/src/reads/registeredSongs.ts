import type { Address } from '@musi/domain/address'
import { toEventSelector } from 'viem'
import { addressOrNone } from '../multicall/words.ts'
import type { RpcRequest } from '../rpcRequest.ts'
import { logsBetween } from './logsBetween.ts'

export type RegisteredSong = { artist: Address; token: Address; block: number }

const REGISTERED = toEventSelector(
  'SongRegistered(bytes32,address,address,uint256,uint256,uint64,(address,uint16)[],bytes32)',
)
/** A span of blocks that Polygon's public nodes accept. */
const SPAN = 10_000

/** Who registered a song in which token, oldest first. */
export async function registeredSongs(
  request: RpcRequest,
  jukebox: Address,
  blocks: { from: number; to: number },
): Promise<readonly RegisteredSong[]> {
  const songs: RegisteredSong[] = []
  for (let { from } = blocks; from <= blocks.to; from += SPAN) {
    const span = { from, to: Math.min(blocks.to, from + SPAN - 1) }
    for (const { topics, block } of await logsBetween(request, { address: jukebox, topics: [REGISTERED] }, span)) {
      const [, , artist = '0x', token = '0x'] = topics
      const [by, of] = [addressOrNone(artist), addressOrNone(token)]
      if (by && of) songs.push({ artist: by, token: of, block })
    }
  }
  return songs
}
