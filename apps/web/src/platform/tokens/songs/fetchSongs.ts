import { SONGS_PATH } from '@musi/api/paths'
import { readAnswer } from '#platform/page/http/readAnswer.ts'
import { fetchPages } from './fetchPages.ts'
import type { JukeSong } from './jukeSong.ts'
import { ListedSongs, listedSongs } from './registeredSong.ts'

/** `leftOut`: songs that cannot be read. `behind`: blocks missing from the history. */
export type FetchedSongs = { readonly songs: readonly JukeSong[]; readonly leftOut: number; readonly behind: number }

/** Reads the chain's songs, newest first. Throws without an answer. */
export async function fetchSongs(): Promise<FetchedSongs> {
  const { rows, leftOut, behind } = await fetchPages(SONGS_PATH, 'before', (value) => readAnswer(ListedSongs, value))
  return { songs: listedSongs(rows), leftOut, behind }
}
