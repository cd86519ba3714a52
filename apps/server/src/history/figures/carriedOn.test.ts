import type { Act } from '@musi/api/history/acts'
import type { Address } from '@musi/domain/address'
import { expect, it } from 'vitest'
import { soleTurn } from '../store/historyHome.ts'
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
  madeTokens: [],
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
function spanAfter({ end, songs: known }: Span, dice: (below: number) => number, fork: number): Span {
  const number = end.number + 1 + dice(3)
  const timeSeconds = end.timeSeconds + (dice(8) === 0 ? DAY * (1 + dice(40)) : dice(2 * HOUR))
  const place = (log: number) => ({ block: number, log, timeSeconds, transaction: id(number * 100 + log) })
  const isNew = dice(4) === 0
  const added = 100 + number
  const songs = isNew ? [...known, added] : known
  const recordings = isNew ? [recording(number, added, dice(2) === 0 ? ARTIST : OTHER)] : []
  const acts = Array.from({ length: dice(5) }, (_, log): Act => {
    const account = at(5, dice(6))
    if (dice(2) === 0) {
      const song = id(songs[dice(songs.length)] ?? 1)
      return { ...place(log), kind: 'playSong', account, song, token: DOLLAR, cost: '9', payer: account }
    }
    const amount = String(1000 + dice(1000))
    const sides: [string, string][] = [
      [amount, '0'],
      ['0', amount],
    ]
    const [paid = ['0', '0'], got = ['0', '0']] = dice(2) === 0 ? sides : sides.toReversed()
    return { ...place(log), kind: 'swap', account, pair: at(3, dice(TOKENS.length)), paid, got, to: account }
  })
  const reserves = TOKENS.map((_, each) => ({
    pair: at(3, each),
    block: number,
    reserve0: String(10 ** 6 + dice(999)),
    reserve1: String(10 ** 9 + dice(999)),
  }))
  const moves = [
    { ...place(80), token: at(2, 1), from: at(5, dice(6)), to: at(5, dice(6)), amount: String(1 + dice(99)) },
  ]
  const replaced = { ...NO_SHARE, kind: 'replaced' as const, song: id(1), payee: at(5, 1), successor: at(5, dice(6)) }
  const shares = [
    ...(isNew ? [payee(number, added)] : []),
    ...(dice(6) === 0 ? [{ ...replaced, block: number, log: 90 }] : []),
  ]
  return {
    rows: { ...NO_ROWS, acts, reserves, moves, recordings, shares },
    songs,
    end: { number, hash: id(number * 10 + fork), timeSeconds },
  }
}

function seeded(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

async function emptyHistory() {
  const database = await openHistory(':memory:', () => {})
  return { database, store: historyStore(soleTurn(database)) }
}

it.each([1, 2, 3])(
  'figures updated block by block, through reorganisations, equal those computed from the whole at once: history %i (spec: index.carried-on)',
  async (seed) => {
    const dice = seeded(seed)
    const asked = await emptyHistory()
    let spans = [first]
    await asked.store.write(first.rows, new Map(), first.end)
    for (let step = 0; step < 30; step += 1) {
      if (dice(6) === 0 && spans.length > 3) {
        spans = spans.slice(0, -1 - dice(2))
        await asked.store.undoAfter(spans.at(-1)?.end.number ?? 0)
      }
      const next = spanAfter(spans.at(-1) ?? first, dice, step % 10)
      spans.push(next)
      await asked.store.write(next.rows, new Map(), next.end)
      // Skips some queries at random.
      for (const query of QUERIES) if (dice(3) > 0) await historyPage(asked.database, query)
      if (step % 5 !== 4) continue
      const whole = await emptyHistory()
      for (const { rows, end } of spans) await whole.store.write(rows, new Map(), end)
      for (const query of QUERIES) {
        const ours = await historyPage(asked.database, query)
        const theirs = await historyPage(whole.database, query)
        expect([query.kind, ours?.rows]).toEqual([query.kind, theirs?.rows])
      }
      await whole.database.destroy()
    }
    await asked.database.destroy()
  },
)
