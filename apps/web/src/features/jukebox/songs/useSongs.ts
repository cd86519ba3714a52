import { SONGS_PATH } from '@musi/api/paths'
import { useEffect, useState } from 'react'
import { type Answer, useAnswer } from '#platform/page/loading/useAnswer.ts'
import { fromServer } from '#platform/page/http/fromServer.ts'
import { fromJson, readAnswer } from '#platform/page/http/readAnswer.ts'
import { contractOf } from '#platform/page/config/config.ts'
import { useHeads } from '#platform/session/chain/useHeads.ts'
import type { JukeSong } from './jukeSong.ts'
import { ListedSongs, registeredSong } from './registeredSong.ts'
import { sampleSongs } from './samples.ts'

const TIMEOUT_MS = 8000
/** While it is away or behind it is asked again: a chain of our own may be silent for hours. */
const AGAIN_MS = 3000
/** More than anybody scrolls through; what is further down is found by its artist. */
const MOST_PAGES = 10

type Registered = { readonly songs: readonly JukeSong[]; readonly leftOut: number; readonly behind: number }

async function fetchSongs(): Promise<Registered> {
  const songs: JukeSong[] = []
  let [behind, leftOut] = [0, 0]
  let next: string | null = ''
  for (let page = 0; next !== null && page < MOST_PAGES; page += 1) {
    const query: string = next === '' ? '' : `?before=${encodeURIComponent(next)}`
    const answer: Response = await fromServer(`${SONGS_PATH}${query}`, TIMEOUT_MS, { cache: 'no-cache' })
    if (!answer.ok) throw new Error(`${SONGS_PATH} answered with ${answer.status}.`)
    const read = fromJson(await answer.text(), (value) => readAnswer(ListedSongs, value))
    if (read === undefined) throw new Error(`${SONGS_PATH} answered with something that is no page of songs.`)
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

/** Every song that the jukebox has: newest first, behind the two that open it (spec: songs.samples). */
export function useSongs(): Songs {
  const hasJukebox = contractOf('jukebox') !== null
  const { head } = useHeads()
  const [tries, setTries] = useState(0)
  const reading = useAnswer(hasJukebox ? 'songs' : null, fetchSongs, `${head?.number ?? ''} ${tries}`)
  const answer = hasJukebox ? reading : NONE
  const isLate = answer.kind === 'failed' || (answer.kind === 'ready' && (answer.isOld || answer.value.behind > 0))
  useEffect(() => {
    if (!isLate) return undefined
    const timer = setInterval(() => setTries((count) => count + 1), AGAIN_MS)
    return () => clearInterval(timer)
  }, [isLate])
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
