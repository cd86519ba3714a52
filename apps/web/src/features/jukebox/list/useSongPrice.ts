import { costFigure } from '#platform/tokens/songs/costFigure.ts'
import { useToken } from '#platform/tokens/catalogue/useToken.ts'
import type { SongPrice } from './PriceText.tsx'
import type { ShownSong } from './shownSong.ts'

/** Price of a play, in the song's token and in dollars. */
export function useSongPrice({ song, worth }: Pick<ShownSong, 'song' | 'worth'>): SongPrice {
  const { offer, cost } = song
  const token = offer.kind === 'registered' ? offer.token : null
  const lookup = useToken(token)
  return {
    cost: costFigure(song, lookup.kind === 'token' ? lookup.token : null),
    dollars: token === null ? null : (worth?.of(token, cost) ?? null),
  }
}
