import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Act } from '@musi/api/acts'
import type { Address } from '@musi/domain/address'
import { soleTurn } from '@musi/server/index/historyHome'
import { type HistoryQuery, historyPage } from '@musi/server/index/historyQueries'
import { historyStore } from '@musi/server/index/historyStore'
import { openHistory } from '@musi/server/index/openHistory'
import type { Rows } from '@musi/server/index/rows'
import { type Row, row } from './row.ts'

const NO_PEER = { name: 'none', ms: null }
const PAIRS = 100
const TRADERS = 5000
const SONGS = 200
const DAYS = 30
const SWAPS_A_BLOCK = 10
const BLOCKS_A_SPAN = 100
const PLAYS_A_BLOCK = 1
const FIRST_SECONDS = 1_700_000_000
const ROUNDS = { quick: 20, long: 300 } as const

const addressOf = (kind: number, number: number): Address =>
  `0x${kind.toString(16).padStart(4, '0')}${number.toString(16).padStart(36, '0')}`
const idOf = (number: number) => `0x${number.toString(16).padStart(64, '0')}`
const [WRAPPED, DOLLAR] = [addressOf(2, 0), addressOf(3, 0)]
const pairOf = (number: number) => addressOf(1, number)
const market = { wrapped: WRAPPED, dollars: [DOLLAR], decimals: 6, staking: [] }

/** The first pair is the dollar's; of the others each has a token of its own. */
const PAIR_ROWS: Rows['pairs'] = Array.from({ length: PAIRS }, (_, at) => ({
  ...{ number: at + 1, address: pairOf(at), block: 0 },
  token0: at === 0 ? WRAPPED : addressOf(4, at),
  token1: at === 0 ? DOLLAR : WRAPPED,
}))

const percentile = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN

const NO_ROWS: Rows = {
  ...{ pairs: [], reserves: [], madeTokens: [], proposals: [], acts: [], moves: [], recordings: [], shares: [] },
  ...{ transactions: [], parties: [] },
}

function actsOf(block: number, timeSeconds: number, count: number): Act[] {
  const place = (log: number) => ({ block, log, timeSeconds, transaction: idOf(block * 100 + log) })
  const swaps = Array.from({ length: count }, (_, log): Act => {
    const number = block * SWAPS_A_BLOCK + log
    const isFirst = number % 2 === 0
    const amount = String(10n ** 18n + BigInt(number))
    const [paid, got]: [string, string][] = isFirst
      ? [
          [amount, '0'],
          ['0', amount],
        ]
      : [
          ['0', amount],
          [amount, '0'],
        ]
    const account = addressOf(5, (number * 7919) % TRADERS)
    const pair = pairOf((number * 31) % PAIRS)
    return { ...place(log), kind: 'swap', account, pair, paid: paid ?? ['0', '0'], got: got ?? ['0', '0'], to: account }
  })
  const plays = Array.from({ length: PLAYS_A_BLOCK }, (_, at): Act => {
    const payer = addressOf(5, (block * 101 + at) % TRADERS)
    const song = idOf((block * 13) % SONGS)
    return { ...place(50 + at), kind: 'playSong', account: payer, song, token: addressOf(4, 1), cost: '9', payer }
  })
  return [...swaps, ...plays]
}

/** A history of so many swaps, taken in span by span as any other. */
async function history(swaps: number, folder: string) {
  const database = await openHistory(join(folder, 'history.db'), () => {})
  const store = historyStore(soleTurn(database))
  const blocks = swaps / SWAPS_A_BLOCK
  const timeOf = (block: number) => FIRST_SECONDS + Math.floor((block / blocks) * DAYS * 86_400)
  const recordings = Array.from({ length: SONGS }, (_, at) => ({
    ...{ block: 0, log: at, song: idOf(at), artist: addressOf(6, at % 50), content_hash: idOf(at) },
  }))
  const reserveOf = (pair: number, block: number) => ({
    ...{ pair: pairOf(pair), block, reserve0: String(10n ** 24n + BigInt(block)), reserve1: String(10n ** 22n) },
  })
  const first = { pairs: PAIR_ROWS, reserves: PAIR_ROWS.map((_, at) => reserveOf(at, 0)), recordings }
  await store.write({ ...NO_ROWS, ...first }, new Map(), { number: 0, hash: idOf(0), timeSeconds: FIRST_SECONDS })
  for (let from = 1; from <= blocks; from += BLOCKS_A_SPAN) {
    const span = Array.from({ length: Math.min(BLOCKS_A_SPAN, blocks - from + 1) }, (_, at) => from + at)
    const acts = span.flatMap((block) => actsOf(block, timeOf(block), SWAPS_A_BLOCK))
    const reserves = span.map((block) => reserveOf((block * 31) % PAIRS, block))
    const last = span.at(-1) ?? from
    const end = { number: last, hash: idOf(last), timeSeconds: timeOf(last) }
    await store.write({ ...NO_ROWS, acts, reserves }, new Map(), end)
  }
  return { database, store, blocks, timeOf }
}

/** What /charts asks, of a history of that many swaps: the first time after each block, and when it was asked before. */
export async function* charts(quick: boolean): AsyncIterable<Row> {
  const swaps = quick ? 20_000 : 1_000_000
  const folder = mkdtempSync(join(tmpdir(), 'bench-charts-'))
  const { database, store, blocks, timeOf } = await history(swaps, folder)
  const queries: readonly HistoryQuery[] = [
    { kind: 'market', market },
    { kind: 'marketPools', market, after: 0 },
    { kind: 'marketTokens', market, after: 0 },
    { kind: 'rankedSongs', after: 0 },
    { kind: 'rankedArtists', after: 0 },
    { kind: 'rankPayers', song: idOf(1), after: 0 },
    { kind: 'candles', pair: pairOf(0), step: 3600, before: null },
    { kind: 'acts', account: null, subject: pairOf(0), act: 'swap', before: null },
  ]
  const firstMs = new Map<string, number[]>()
  const againMs = new Map<string, number[]>()
  const note = (times: Map<string, number[]>, kind: string, ms: number) =>
    times.set(kind, [...(times.get(kind) ?? []), ms])
  for (let round = 0; round < ROUNDS[quick ? 'quick' : 'long']; round += 1) {
    const number = blocks + 1 + round
    await store.write(NO_ROWS, new Map(), { number, hash: idOf(number), timeSeconds: timeOf(number) })
    // Whichever comes first pays for those that are made with it.
    for (const query of [...queries.slice(round % queries.length), ...queries.slice(0, round % queries.length)])
      for (const times of [firstMs, againMs]) {
        const since = performance.now()
        await historyPage(database, query)
        note(times, query.kind, performance.now() - since)
      }
  }
  for (const { kind } of queries) {
    yield row('charts', swaps, `${kind}, new block, p99`, NO_PEER, percentile(firstMs.get(kind) ?? [], 0.99))
    yield row('charts', swaps, `${kind}, same block, p99`, NO_PEER, percentile(againMs.get(kind) ?? [], 0.99))
  }
  await database.destroy()
  rmSync(folder, { recursive: true })
}
