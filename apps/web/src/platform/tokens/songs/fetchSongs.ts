import { SONGS_PATH } from '@musi/api/paths'
import { answerTo } from '#platform/page/http/ask.ts'
import { type AnswerOf, readAnswer } from '#platform/page/http/readAnswer.ts'
import type { JukeSong } from './jukeSong.ts'
import { ListedSongs, registeredSong } from './registeredSong.ts'

/** More than anybody scrolls through; what is further down is found by its artist. */
const MOST_PAGES = 10

/** `leftOut`: songs that cannot be read. `behind`: blocks that the history lacks. */
export type FetchedSongs = { readonly songs: readonly JukeSong[]; readonly leftOut: number; readonly behind: number }

type Page = AnswerOf<typeof ListedSongs>
const readSongs = (value: unknown) => readAnswer(ListedSongs, value)

/** Reads the songs of the chain, newest first. Throws where there is no answer. */
export async function fetchSongs(): Promise<FetchedSongs> {
  const songs: JukeSong[] = []
  let [behind, leftOut] = [0, 0]
  let next: string | null = ''
  for (let page = 0; next !== null && page < MOST_PAGES; page += 1) {
    const query: string = next === '' ? '' : `?before=${encodeURIComponent(next)}`
    const read: Page = await answerTo(`${SONGS_PATH}${query}`, readSongs)
    songs.push(...read.rows.map(registeredSong))
    leftOut += read.leftOut
    ;({ next, behind } = read)
  }
  return { songs, leftOut, behind }
}
