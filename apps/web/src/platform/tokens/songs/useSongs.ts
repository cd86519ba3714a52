import { type Answer, useAnswer, whileAway } from '#platform/page/loading/useAnswer.ts'
import { contractOf } from '#platform/page/config/config.ts'
import { useHeads } from '#platform/session/chain/useHeads.ts'
import { type FetchedSongs, fetchSongs } from './fetchSongs.ts'
import type { JukeSong } from './jukeSong.ts'
import { recentPlays } from './recentPlays.ts'
import { sampleSongs } from './samples.ts'

/** While the history is behind, in ms: a chain of our own may be silent for hours. */
const BEHIND_MS = 3000

/** With what makes them popular; where that is not read they are listed all the same. */
async function fetchRanked(): Promise<FetchedSongs> {
  const [all, playsOf] = await Promise.all([fetchSongs(), recentPlays()])
  return { ...all, songs: all.songs.map((song) => ({ ...song, recentPlays: playsOf(song.id) })) }
}

export type Songs = {
  /** The bundled ones are always there; those of the chain as far as they are read. */
  readonly songs: readonly JukeSong[]
  readonly isReading: boolean
  /** The history could not be read; what is shown is older, or the samples alone. */
  readonly isAway: boolean
  /** How many songs of the chain cannot be read (spec: server.rows). */
  readonly leftOut: number
  /** How many blocks the history is behind the chain. */
  readonly behind: number
  readonly retry: (() => void) | null
}

const SAMPLES = sampleSongs()
const NOTHING: FetchedSongs = { songs: [], leftOut: 0, behind: 0 }
const NONE: Answer<FetchedSongs> = { kind: 'ready', value: NOTHING, isOld: false }

const again = (answer: Answer<FetchedSongs>): number | null =>
  whileAway(answer) ?? (answer.kind === 'ready' && answer.value.behind > 0 ? BEHIND_MS : null)

/** Every song that the jukebox has: the bundled ones, then those of the chain, newest first (spec: songs.samples). */
export function useSongs(): Songs {
  const hasJukebox = contractOf('jukebox') !== null
  const { head } = useHeads()
  const reading = useAnswer(hasJukebox ? 'songs' : null, fetchRanked, head?.number, again)
  const answer = hasJukebox ? reading : NONE
  const { songs, leftOut, behind } = answer.kind === 'ready' ? answer.value : NOTHING
  return {
    songs: [...SAMPLES, ...songs],
    isReading: answer.kind === 'waiting',
    isAway: answer.kind === 'failed' || (answer.kind === 'ready' && answer.isOld),
    leftOut,
    behind,
    retry: answer.kind === 'failed' ? answer.retry : null,
  }
}
