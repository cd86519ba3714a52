import { type Answer, useAnswer, whileAway } from '#platform/page/loading/useAnswer.ts'
import { contractOf } from '#platform/page/config/config.ts'
import { useHeads } from '#platform/session/chain/useHeads.ts'
import { type FetchedSongs, fetchSongs } from './fetchSongs.ts'
import type { JukeSong } from './jukeSong.ts'
import { sampleSongs } from './samples.ts'

/** While the history is behind, in ms: a chain of our own may be silent for hours. */
const BEHIND_MS = 3000

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

/** Every song that the jukebox has: newest first, behind the two that open it (spec: songs.samples). */
export function useSongs(): Songs {
  const hasJukebox = contractOf('jukebox') !== null
  const { head } = useHeads()
  const reading = useAnswer(hasJukebox ? 'songs' : null, fetchSongs, head?.number, again)
  const answer = hasJukebox ? reading : NONE
  const { songs, leftOut, behind } = answer.kind === 'ready' ? answer.value : NOTHING
  return {
    songs: [...SAMPLES.slice(0, 2), ...songs, ...SAMPLES.slice(2)],
    isReading: answer.kind === 'waiting',
    isAway: answer.kind === 'failed' || (answer.kind === 'ready' && answer.isOld),
    leftOut,
    behind,
    retry: answer.kind === 'failed' ? answer.retry : null,
  }
}
