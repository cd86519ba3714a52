import { type PublicSong, publicSongs } from './publicSongs.ts'
import type { ReachNeeds } from './reachNeeds.ts'

/** An artist's songs that may be named, most played first, as on the artist's page; null if they cannot be read now. */
export async function mostPlayedSongs(
  needs: ReachNeeds,
  artist: string,
): Promise<{ songs: readonly PublicSong[]; isLast: boolean } | null> {
  const [page, ranked] = await Promise.all([
    publicSongs(needs, { artist, song: null, before: null }),
    needs.index.query<'rankedSongs'>({ kind: 'rankedSongs', after: 0 }),
  ])
  if (page === null) return null
  const plays = new Map((ranked?.rows ?? []).map((row) => [row.song, row.plays]))
  const playsOf = ({ song }: PublicSong) => plays.get(song.song) ?? 0
  return { songs: page.songs.toSorted((one, other) => playsOf(other) - playsOf(one)), isLast: page.isLast }
}
