import type { Address } from '@musi/domain/address'
import type { JukeSong } from '#platform/tokens/songs/jukeSong.ts'

/** Facts needed to offer a song: its offer, price and number of recent plays. */
type Offered = Pick<JukeSong, 'offer' | 'cost' | 'recentPlays'>

/** The most played song that this amount of the artist's token pays for now; null if there is none. */
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
