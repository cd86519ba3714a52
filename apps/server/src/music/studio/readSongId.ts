import { callData } from '@musi/chain/multicall/words'
import type { Address } from '@musi/domain/address'
import type { Upstream } from '#platform/rpc/upstream.ts'
import { upstreamRequest } from '#platform/rpc/upstreamRequest.ts'

const SONG_ID_OF = '0x9a568820'

/**
 * The id a song will get in a jukebox: known before registration, and reserved for its artist. Read
 * from the jukebox, because each has its own formula. Null if the chain did not answer.
 */
export async function readSongId(
  upstream: Pick<Upstream, 'ask'>,
  jukebox: Address,
  artist: Address,
  nonce: bigint,
): Promise<`0x${string}` | null> {
  const call = { to: jukebox, data: callData(SONG_ID_OF, artist, nonce) }
  const answer = await upstreamRequest(upstream)('eth_call', [call, 'latest']).catch(() => null)
  return typeof answer === 'string' && /^0x[0-9a-f]{64}$/.test(answer) ? (answer as `0x${string}`) : null
}
