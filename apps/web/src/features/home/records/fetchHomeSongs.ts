import { contractOf } from '#platform/page/config/config.ts'
import { fetchSongs } from '#platform/tokens/songs/fetchSongs.ts'
import type { JukeSong } from '#platform/tokens/songs/jukeSong.ts'
import { sampleSongs } from '#platform/tokens/songs/sampleSongs.ts'

/** `isAway`: the chain's songs are unavailable, so only the bundled ones are listed. */
export type HomeSongs = { readonly songs: readonly JukeSong[]; readonly isAway: boolean }

/** Songs to choose from: the chain's first, then the bundled ones. */
export async function fetchHomeSongs(): Promise<HomeSongs> {
  const samples = sampleSongs()
  if (contractOf('jukebox') === null) return { songs: samples, isAway: false }
  try {
    return { songs: [...(await fetchSongs()).songs, ...samples], isAway: false }
  } catch {
    return { songs: samples, isAway: true }
  }
}
