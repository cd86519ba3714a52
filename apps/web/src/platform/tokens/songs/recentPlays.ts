import { RankedSong } from '@musi/api/history/ranks'
import { indexPage } from '@musi/api/indexPage'
import { RANKED_SONGS_PATH } from '@musi/api/paths'
import * as v from 'valibot'
import { readAnswer } from '#platform/page/http/readAnswer.ts'
import { fetchPages } from './fetchPages.ts'

/** A page of GET /api/ranks/songs: songs paid for in the last 28 days. */
const PlayedSongs = indexPage(v.pick(RankedSong, ['song', 'plays']))
const readPlayed = (value: unknown) => readAnswer(PlayedSongs, value)

/** Returns a song's paid plays of the last 28 days; null if not read, which is not "never". */
export type RecentPlays = (song: string) => number | null

/** Popularity is optional, so without an answer it is unknown rather than an error. */
export async function recentPlays(): Promise<RecentPlays> {
  try {
    const { rows, isWhole } = await fetchPages(RANKED_SONGS_PATH, 'after', readPlayed)
    const plays = new Map(rows.map((row) => [row.song.toLowerCase(), row.plays]))
    return (song) => plays.get(song.toLowerCase()) ?? (isWhole ? 0 : null)
  } catch {
    return () => null
  }
}
