import { type PublicSong, publicSongs } from './publicSongs.ts'
import type { ReachNeeds } from './reachNeeds.ts'

type SongFilter = {
  /** The artist whose songs are meant; null for all artists. */
  artist: string | null
  /** Maximum number of songs to return. */
  limit: number
  /** Maximum number of songs to consider; no limit if absent. */
  maxRead?: number
  isWanted?: (artist: string) => boolean
}

/** The newest songs that may be named; null if they cannot be read now. */
export async function newestSongs(
  needs: ReachNeeds,
  { artist, limit, maxRead = Number.POSITIVE_INFINITY, isWanted = () => true }: SongFilter,
): Promise<readonly PublicSong[] | null> {
  const songs: PublicSong[] = []
  let readCount = 0
  let before: { block: number; log: number } | null = null
  while (songs.length < limit && readCount < maxRead) {
    const page = await publicSongs(needs, { artist, song: null, before })
    if (page === null) return null
    songs.push(...page.songs.filter(({ song }) => isWanted(song.artist)))
    readCount += page.rows.length
    const last = page.rows.at(-1)
    if (page.isLast || last === undefined) break
    before = { block: last.block, log: last.log }
  }
  return songs.slice(0, limit)
}
