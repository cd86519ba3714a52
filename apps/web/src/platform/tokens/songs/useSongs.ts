import { type Answer, useAnswer, whileAway } from '#platform/page/loading/useAnswer.ts'
import { contractOf } from '#platform/page/config/config.ts'
import { useNewsKey } from '#platform/session/chain/useNewsKey.ts'
import { type FetchedSongs, fetchSongs } from './fetchSongs.ts'
import type { JukeSong } from './jukeSong.ts'
import { recentPlays } from './recentPlays.ts'
import { sampleSongs } from './sampleSongs.ts'

/** Interval in ms while the history is behind, because a development chain may be silent for hours. */
const CATCH_UP_INTERVAL_MS = 3000
/** Interval otherwise, for an artist's edits and an operator's takedowns, which are not events of the chain. */
const REFRESH_INTERVAL_MS = 60_000

/** Fetches songs with their recent plays; songs are listed even if the plays are unknown. */
async function fetchRanked(): Promise<FetchedSongs> {
  const [all, playsOf] = await Promise.all([fetchSongs(), recentPlays()])
  return { ...all, songs: all.songs.map((song) => ({ ...song, recentPlays: playsOf(song.id) })) }
}

export type Songs = {
  /** The bundled songs, and those of the chain that were read. */
  readonly songs: readonly JukeSong[]
  readonly isReading: boolean
  /** True if the history could not be read; the list is then older, or has only samples. */
  readonly isAway: boolean
  /** Number of songs on chain that cannot be read (spec: server.rows). */
  readonly leftOut: number
  /** Number of blocks the history is behind the chain. */
  readonly behind: number
  readonly retry: (() => void) | null
}

const SAMPLES = sampleSongs()
const NO_SONGS: FetchedSongs = { songs: [], leftOut: 0, behind: 0 }
const NO_SONGS_ANSWER: Answer<FetchedSongs> = { kind: 'ready', value: NO_SONGS, isOld: false }

function retryDelayMs(answer: Answer<FetchedSongs>): number | null {
  if (answer.kind !== 'ready') return whileAway(answer)
  return whileAway(answer) ?? (answer.value.behind > 0 ? CATCH_UP_INTERVAL_MS : REFRESH_INTERVAL_MS)
}

/** All songs of the jukebox: the bundled ones, then the chain's, newest first (spec: songs.samples). */
export function useSongs(): Songs {
  const hasJukebox = contractOf('jukebox') !== null
  const news = useNewsKey(['songs', 'plays'])
  const reading = useAnswer(hasJukebox ? 'songs' : null, fetchRanked, news, retryDelayMs, fetchRanked)
  const answer = hasJukebox ? reading : NO_SONGS_ANSWER
  const { songs, leftOut, behind } = answer.kind === 'ready' ? answer.value : NO_SONGS
  return {
    songs: [...SAMPLES, ...songs],
    isReading: answer.kind === 'waiting',
    isAway: answer.kind === 'failed' || (answer.kind === 'ready' && answer.isOld),
    leftOut,
    behind,
    retry: answer.kind === 'failed' ? answer.retry : null,
  }
}
