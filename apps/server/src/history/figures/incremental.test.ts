import type { Act } from '@musi/api/history/acts'
import type { Address } from '@musi/domain/address'
import { expect, it } from 'vitest'
import { permanentTurn } from '../store/historyStorage.ts'
import { type HistoryQuery, historyPage } from '../rows/historyQueries.ts'
import { historyStore } from '../store/historyStore.ts'
import { openHistory } from '../store/openHistory.ts'
import type { Rows } from '../store/rows.ts'

const HOUR = 3600
const DAY = 24 * HOUR
const FIRST = 20_000 * DAY
const at = (kind: number, number: number): Address => `0x${String(kind).repeat(4)}${String(number).padStart(36, '0')}`
const id = (number: number) => `0x${String(number).padStart(64, '0')}`
const WRAPPED = at(1, 1)
const DOLLAR = at(1, 2)
const ARTIST = at(6, 1)
const OTHER = at(5, 1)
const TOKENS = [DOLLAR, at(2, 1), at(2, 2)]
const SONGS = [1, 2, 3]
const market = { wrapped: WRAPPED, dollars: [DOLLAR], decimals: 6, known: [], staking: [] }
const QUERIES: readonly HistoryQuery[] = [
  { kind: 'market', market },
  { kind: 'marketPools', market, after: 0 },
  { kind: 'marketTokens', market, after: 0 },
  { kind: 'rankedSongs', after: 0 },
  { kind: 'rankedArtists', after: 0 },
  { kind: 'rankPayers', of: { song: id(1) }, after: 0 },
  { kind: 'rankPayers', of: { artist: ARTIST }, after: 0 },
  { kind: 'holders', token: at(2, 1), after: 0 },
]
const NO_ROWS: Rows = {
  pairs: [],
  reserves: [],
  createdTokens: [],
  proposals: [],
  acts: [],
  moves: [],
  recordings: [],
  shares: [],
  transactions: [],
  parties: [],
}
const NO_SHARE = { place: 0, payee: '', successor: '', share_bps: 0, amount: '' }

type Span = { rows: Rows; end: { number: number; hash: string; timeSeconds: number }; songs: readonly number[] }

const recording = (block: number, song: number, artist: Address) => ({
  block,
  log: song,
  song: id(song),
  artist,
  content_hash: id(song),
})
const payee = (block: number, song: number) => ({
  ...NO_SHARE,
  block,
  log: song,
  song: id(song),
  kind: 'payee' as const,
  payee: at(5, song % 6),
})

const first: Span = {
  rows: {
    ...NO_ROWS,
    pairs: TOKENS.map((token, each) => ({
      number: each + 1,
      address: at(3, each),
      token0: WRAPPED,
      token1: token,
      block: 0,
    })),
    reserves: TOKENS.map((_, each) => ({
      pair: at(3, each),
      block: 0,
      reserve0: `${10 ** 6}`,
      reserve1: `${10 ** 9}`,
    })),
    recordings: SONGS.map((song) => recording(0, song, ARTIST)),
    shares: SONGS.map((song) => payee(0, song)),
  },
  songs: SONGS,
  end: { number: 0, hash: id(900), timeSeconds: FIRST },
}

/** Some blocks with trades, plays and transfers, and sometimes a new song or payee. */
function spanAfter({ end, songs: known }: Span, randomBelow: (below: number) => number, fork: number): Span {
  const number = end.number + 1 + randomBelow(3)
  const timeSeconds = end.timeSeconds + (randomBelow(8) === 0 ? DAY * (1 + randomBelow(40)) : randomBelow(2 * HOUR))
  const place = (log: number) => ({ block: number, log, timeSeconds, transaction: id(number * 100 + log) })
  const isNew = randomBelow(4) === 0
  const added = 100 + number
  const songs = isNew ? [...known, added] : known
  const recordings = isNew ? [recording(number, added, randomBelow(2) === 0 ? ARTIST : OTHER)] : []
  const acts = Array.from({ length: randomBelow(5) }, (_, log): Act => {
    const account = at(5, randomBelow(6))
    if (randomBelow(2) === 0) {
      const song = id(songs[randomBelow(songs.length)] ?? 1)
      return { ...place(log), kind: 'playSong', account, song, token: DOLLAR, cost: '9', payer: account }
    }
    const amount = String(1000 + randomBelow(1000))
    const sides: [string, string][] = [
      [amount, '0'],
      ['0', amount],
    ]
    const [paid = ['0', '0'], got = ['0', '0']] = randomBelow(2) === 0 ? sides : sides.toReversed()
    return { ...place(log), kind: 'swap', account, pair: at(3, randomBelow(TOKENS.length)), paid, got, to: account }
  })
  const reserves = TOKENS.map((_, each) => ({
    pair: at(3, each),
    block: number,
    reserve0: String(10 ** 6 + randomBelow(999)),
    reserve1: String(10 ** 9 + randomBelow(999)),
  }))
  const moves = [
    {
      ...place(80),
      token: at(2, 1),
      from: at(5, randomBelow(6)),
      to: at(5, randomBelow(6)),
      amount: String(1 + randomBelow(99)),
    },
  ]
  const replaced = {
    ...NO_SHARE,
    kind: 'replaced' as const,
    song: id(1),
    payee: at(5, 1),
    successor: at(5, randomBelow(6)),
  }
  const shares = [
    ...(isNew ? [payee(number, added)] : []),
    ...(randomBelow(6) === 0 ? [{ ...replaced, block: number, log: 90 }] : []),
  ]
  return {
    rows: { ...NO_ROWS, acts, reserves, moves, recordings, shares },
    songs,
    end: { number, hash: id(number * 10 + fork), timeSeconds },
  }
}

function seededRandom(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

async function emptyHistory() {
  const database = await openHistory(':memory:', () => {})
  return { database, store: historyStore(permanentTurn(database)) }
}

it.each([1, 2, 3])(
  'figures updated block by block, also through reorganisations, equal those recomputed from the whole history: seed %i (spec: index.carried-on)',
  async (seed) => {
    const randomBelow = seededRandom(seed)
    const incrementalHistory = await emptyHistory()
    let spans = [first]
    await incrementalHistory.store.write(first.rows, new Map(), first.end)
    for (let step = 0; step < 30; step += 1) {
      if (randomBelow(6) === 0 && spans.length > 3) {
        spans = spans.slice(0, -1 - randomBelow(2))
        await incrementalHistory.store.undoAfter(spans.at(-1)?.end.number ?? 0)
      }
      const next = spanAfter(spans.at(-1) ?? first, randomBelow, step % 10)
      spans.push(next)
      await incrementalHistory.store.write(next.rows, new Map(), next.end)
      // Skips some queries at random.
      for (const query of QUERIES) if (randomBelow(3) > 0) await historyPage(incrementalHistory.database, query)
      if (step % 5 !== 4) continue
      const recomputed = await emptyHistory()
      for (const { rows, end } of spans) await recomputed.store.write(rows, new Map(), end)
      for (const query of QUERIES) {
        const actual = await historyPage(incrementalHistory.database, query)
        const expected = await historyPage(recomputed.database, query)
        expect([query.kind, actual?.rows]).toEqual([query.kind, expected?.rows])
      }
      await recomputed.database.destroy()
    }
    await incrementalHistory.database.destroy()
  },
)
