import { TOPIC_OF_ACT } from '@musi/api/history/acts'
import type { HistoryNews, HistoryTopic } from '@musi/api/history/historyNews'
import { songsResource } from '@musi/api/music/songs'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ServedRequest } from '#edge/http/servedRequest.ts'
import type { IndexPage } from '../chainIndex.ts'
import { TOPICS, historyAnswer } from './historyAnswer.ts'
import { holders } from './historyLists.ts'

const request = {
  query: (name: string) => (name === 'token' ? `0x${'0'.repeat(39)}1` : null),
  headers: {},
} as unknown as ServedRequest
const STATUS = { at: null, since: 0, behind: null, isFollowing: true, isInTrouble: false }
const NO_TOPICS = {} as HistoryNews['topics']
const TOO_MUCH = {
  at: { number: 3, hash: '0x3' },
  rows: [],
  isLast: true,
  isTooMuch: true,
  since: 0,
  behind: 0,
} as const

it.each([
  ['an answer that is too large', true, TOO_MUCH, 422, 'tooMuch'],
  ['a history not read yet', true, null, 503, 'unread'],
  ['a server without a history', false, null, 404, 'noHistory'],
] as const)(
  '%s gives its own error, never an empty list (spec: index.answers)',
  async (_, isKept, page, status, code) => {
    const query = () => Promise.resolve(page as IndexPage<never> | null)
    const answer = await holders({ index: { isKept, query, status: () => STATUS, topics: () => NO_TOPICS } })(request)
    expect([answer.status, JSON.parse(answer.body as string)]).toMatchObject([status, { code }])
  },
)

describe('cached answers (spec: index.kept-answers)', () => {
  const hashOf = (number: number) => `0x${String(number).padStart(64, '0')}`
  const SONG = {
    song: hashOf(7),
    jukebox: `0x${'1'.repeat(40)}`,
    artist: `0x${'2'.repeat(40)}`,
    token: `0x${'3'.repeat(40)}`,
    cost: '1',
    isRetired: false,
    plays: 0,
    listeners: 0,
    opensAtSeconds: '0',
    contentHash: hashOf(8),
    block: 1,
    log: 0,
    timeSeconds: 1,
    first: null,
  }
  let tip: number
  let topics: HistoryNews['topics']
  let changeCount: number
  let title: string | null
  let queries: number

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['performance'] })
    tip = 3
    topics = { songs: 1, plays: 1, moves: 1 } as HistoryNews['topics']
    changeCount = 0
    title = 'One'
    queries = 0
  })
  afterEach(() => void vi.useRealTimers())

  const atNow = () => ({ number: tip, hash: hashOf(tip) })
  const index = {
    isKept: true,
    status: () => ({ ...STATUS, at: atNow(), behind: 0 }),
    topics: () => topics,
    query: () => {
      queries += 1
      return Promise.resolve({ at: atNow(), rows: [SONG], isLast: true, since: 0, behind: 0 } as never)
    },
  }
  const endpoint = () =>
    historyAnswer(
      'songs',
      songsResource,
      { index },
      (asked) => asked,
      () => '',
      {
        changeCount: () => changeCount,
        complete: (rows) =>
          Promise.resolve(
            title === null ? null : rows.map((row) => ({ ...row, about: null, isWithdrawn: title !== 'One' })),
          ),
      },
    )
  const requestOf = (song: string | null, headers = {}) =>
    ({ query: (name: string) => (name === 'song' ? song : null), headers }) as unknown as ServedRequest
  const textOf = async (answer: ReturnType<ReturnType<typeof endpoint>>) =>
    JSON.parse(new TextDecoder().decode((await answer).body as Uint8Array)) as {
      at: { number: number }
      rows: readonly { isWithdrawn: boolean }[]
    }

  it('songs are read again only after news of songs or plays, and each answer names the newest block', async () => {
    const songs = endpoint()
    await songs(requestOf(null))
    tip = 4
    topics = { ...topics, moves: 2 }
    expect(await textOf(songs(requestOf(null)))).toMatchObject({ at: { number: 4 }, rows: [{}] })
    expect(queries).toBe(1)
    topics = { ...topics, plays: 2 }
    await songs(requestOf(null))
    expect(queries).toBe(2)
  })

  it('an unchanged answer is 304 without a query', async () => {
    const songs = endpoint()
    const { headers } = await songs(requestOf(null))
    const again = await songs(requestOf(null, { 'if-none-match': headers['etag'] }))
    expect([again.status, again.body, queries]).toEqual([304, null, 1])
    tip = 4
    expect(await songs(requestOf(null, { 'if-none-match': headers['etag'] }))).toMatchObject({ status: 200 })
  })

  it('changes by this server show at once, changes by others after two seconds', async () => {
    const songs = endpoint()
    await songs(requestOf(null))
    title = 'Two'
    expect(await textOf(songs(requestOf(null)))).toMatchObject({ rows: [{ isWithdrawn: false }] })
    changeCount += 1
    expect(await textOf(songs(requestOf(null)))).toMatchObject({ rows: [{ isWithdrawn: true }] })
    title = 'One'
    vi.advanceTimersByTime(1999)
    expect(await textOf(songs(requestOf(null)))).toMatchObject({ rows: [{ isWithdrawn: true }] })
    vi.advanceTimersByTime(1)
    expect(await textOf(songs(requestOf(null)))).toMatchObject({ rows: [{ isWithdrawn: false }] })
  })

  it('concurrent requests share a query, other queries have their own, and failures are not cached', async () => {
    const songs = endpoint()
    await Promise.all([songs(requestOf(null)), songs(requestOf(null)), songs(requestOf(SONG.song))])
    expect(queries).toBe(2)
    title = null
    changeCount += 1
    expect(await songs(requestOf(null))).toMatchObject({ status: 503 })
    title = 'One'
    expect(await songs(requestOf(null))).toMatchObject({ status: 200 })
  })

  it('other lists are read once for each block', async () => {
    const request = { query: (name: string) => (name === 'token' ? SONG.token : null), headers: {} }
    const list = holders({ index: { ...index, query: () => index.query() } })
    await list(request as unknown as ServedRequest)
    await list(request as unknown as ServedRequest)
    expect(queries).toBe(1)
    tip = 4
    await list(request as unknown as ServedRequest)
    expect(queries).toBe(2)
  })

  it.each(['registerSong', 'changeSongCost', 'retireSong', 'playSong'] as const)(
    'an act of %s, of which songs and earnings are made, is news for both',
    (kind) => {
      const topic: HistoryTopic = TOPIC_OF_ACT[kind]
      expect([TOPICS.songs?.includes(topic), TOPICS.earnings?.includes(topic)]).toEqual([true, true])
    },
  )
})
