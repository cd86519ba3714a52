import type { Address } from '@musi/domain/address'
import type { JukeSong } from '#platform/tokens/songs/jukeSong.ts'

/** What a song needs to be offered: how it is sold, what it costs, and how often it was paid for lately. */
type Offered = Pick<JukeSong, 'offer' | 'cost' | 'recentPlays'>

/** The most played song that so much of an artist's token pays for at this time; null: there is none. */
export function songToPlay<Song extends Offered>(
  songs: readonly Song[],
  { token, raw, nowSeconds }: { token: Address; raw: bigint; nowSeconds: number },
): Song | null {
  const affordable = songs.filter(
    ({ offer, cost }) =>
      offer.kind === 'registered' &&
      offer.token === token &&
      !offer.isRetired &&
      offer.opensAtSeconds <= BigInt(nowSeconds) &&
      cost <= raw,
  )
  return affordable.toSorted((one, other) => (other.recentPlays ?? -1) - (one.recentPlays ?? -1))[0] ?? null
}
