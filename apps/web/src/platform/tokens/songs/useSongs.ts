import { SONGS_PATH } from '@musi/api/paths'
import { type Answer, useAnswer, whileAway } from '#platform/page/loading/useAnswer.ts'
import { answerTo } from '#platform/page/http/ask.ts'
import { type AnswerOf, readAnswer } from '#platform/page/http/readAnswer.ts'
import { contractOf } from '#platform/page/config/config.ts'
import { useHeads } from '#platform/session/chain/useHeads.ts'
import type { JukeSong } from './jukeSong.ts'
import { ListedSongs, registeredSong } from './registeredSong.ts'
import { sampleSongs } from './samples.ts'

/** While the history is behind, in ms: a chain of our own may be silent for hours. */
const BEHIND_MS = 3000
/** More than anybody scrolls through; what is further down is found by its artist. */
const MOST_PAGES = 10

type Registered = { readonly songs: readonly JukeSong[]; readonly leftOut: number; readonly behind: number }

type Page = AnswerOf<typeof ListedSongs>
const readSongs = (value: unknown) => readAnswer(ListedSongs, value)

async function fetchSongs(): Promise<Registered> {
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
const NOTHING: Registered = { songs: [], leftOut: 0, behind: 0 }
const NONE: Answer<Registered> = { kind: 'ready', value: NOTHING, isOld: false }

const again = (answer: Answer<Registered>): number | null =>
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
