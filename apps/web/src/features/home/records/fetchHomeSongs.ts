import { contractOf } from '#platform/page/config/config.ts'
import { fetchSongs } from '#platform/tokens/songs/fetchSongs.ts'
import type { JukeSong } from '#platform/tokens/songs/jukeSong.ts'
import { sampleSongs } from '#platform/tokens/songs/samples.ts'

/** `isAway`: nobody says which songs the chain has, so there are the bundled ones alone. */
export type HomeSongs = { readonly songs: readonly JukeSong[]; readonly isAway: boolean }

/** Songs to choose from: those of the chain, then the bundled ones. */
export async function fetchHomeSongs(): Promise<HomeSongs> {
  const samples = sampleSongs()
  if (contractOf('jukebox') === null) return { songs: samples, isAway: false }
  try {
    return { songs: [...(await fetchSongs()).songs, ...samples], isAway: false }
  } catch {
    return { songs: samples, isAway: true }
  }
}
