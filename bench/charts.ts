import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type HistoryQuery, historyPage } from '@musi/server/history/rows/historyQueries'
import {
  BLOCKS_PER_DEPOSIT,
  NO_ROWS,
  addressOf,
  blockRows,
  idOf,
  market,
  pairOf,
  pastTrades,
  traderOf,
} from './charts/pastTrades.ts'
import { drawnChart } from './charts/drawnChart.ts'
import { percentile } from './measure/percentile.ts'
import { type Row, row } from './measure/row.ts'

const NO_PEER = { name: 'none', ms: null }
const ROUNDS = { quick: 20, long: 300 } as const

const pair = pairOf(1)
const song = idOf(1)
const candles = { kind: 'candles', pair, before: null } as const
const acts = { kind: 'acts', account: null, subject: pair, before: null } as const
// Every query of the chart screens.
const queries: Readonly<Record<string, HistoryQuery>> = {
  market: { kind: 'market', market },
  'market/pools': { kind: 'marketPools', market, after: 0 },
  'market/tokens': { kind: 'marketTokens', market, after: 0 },
  'ranks/songs': { kind: 'rankedSongs', after: 0 },
  'ranks/artists': { kind: 'rankedArtists', after: 0 },
  'ranks/payers?song=': { kind: 'rankPayers', of: { song }, after: 0 },
  'ranks/payers?artist=': { kind: 'rankPayers', of: { artist: addressOf(6, 1) }, after: 0 },
  'candles?step=300': { ...candles, step: 300 },
  'candles?step=3600': { ...candles, step: 3600 },
  'candles?step=14400': { ...candles, step: 14_400 },
  'candles?step=86400': { ...candles, step: 86_400 },
  'acts?kind=swap': { ...acts, act: 'swap' },
  'acts?kind=addLiquidity': { ...acts, act: 'addLiquidity' },
  'acts?kind=removeLiquidity': { ...acts, act: 'removeLiquidity' },
  'holders of shares': { kind: 'holders', token: pair, after: 0 },
  'holders of a token': { kind: 'holders', token: addressOf(4, 1), after: 0 },
  positions: { kind: 'positions', account: traderOf(BLOCKS_PER_DEPOSIT), pair: null, after: 0, staking: [] },
  'positions?pair=': { kind: 'positions', account: traderOf(BLOCKS_PER_DEPOSIT), pair, after: 0, staking: [] },
}

/** Swaps added with each measured block. */
const NEW_SWAPS = 3

/** Measures the requests and the rendering of /charts. */
export async function* charts(quick: boolean): AsyncIterable<Row> {
  yield* drawnChart(quick)
  yield* queryTimes(quick)
}

/** Measures the queries on a long history: the first after each block, and repeated ones. */
async function* queryTimes(quick: boolean): AsyncIterable<Row> {
  const swaps = quick ? 20_000 : 1_000_000
  const folder = mkdtempSync(join(tmpdir(), 'bench-charts-'))
  const { database, store, blocks, timeOf } = await pastTrades(swaps, folder)
  const firstMs = new Map<string, number[]>()
  const againMs = new Map<string, number[]>()
  const note = (times: Map<string, number[]>, kind: string, ms: number) =>
    times.set(kind, [...(times.get(kind) ?? []), ms])
  const names = Object.keys(queries)
  for (let round = 0; round < ROUNDS[quick ? 'quick' : 'long']; round += 1) {
    const number = blocks + 1 + round
    const rows = { ...NO_ROWS, ...blockRows(number, timeOf(number), NEW_SWAPS) }
    await store.write(rows, new Map(), { number, hash: idOf(number), timeSeconds: timeOf(number) })
    const turn = round % names.length
    // Rotates the order, because the first query pays for what the others share.
    for (const name of [...names.slice(turn), ...names.slice(0, turn)])
      for (const times of [firstMs, againMs]) {
        const query = queries[name]
        if (query === undefined) continue
        const since = performance.now()
        JSON.stringify(await historyPage(database, query))
        note(times, name, performance.now() - since)
      }
  }
  for (const name of names) {
    yield row('charts', swaps, `${name}, new block, p99`, NO_PEER, percentile(firstMs.get(name) ?? [], 0.99))
    yield row('charts', swaps, `${name}, same block, p99`, NO_PEER, percentile(againMs.get(name) ?? [], 0.99))
  }
  await database.destroy()
  rmSync(folder, { recursive: true })
}
