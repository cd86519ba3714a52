import type { Act } from '@musi/api/history/acts'
import type { Candle, CandleStep } from '@musi/api/history/candles'
import type { Delegate, Delegation } from '@musi/api/history/delegates'
import type { Holder } from '@musi/api/history/holders'
import type { MarketOverview, PoolFigures, TokenFigures } from '@musi/api/market/market'
import type { Move } from '@musi/api/history/moves'
import type { Pair } from '@musi/api/history/pairs'
import type { ChainSong } from '@musi/api/music/songs'
import type { FirstSong } from '@musi/api/music/uploads'
import type { PositionHistory } from '@musi/api/history/positions'
import type { PayerDay, RankedArtist, RankedChainSong } from '@musi/api/history/ranks'
import type { Proposal } from '@musi/api/history/proposals'
import type { SentTransaction } from '@musi/api/history/transactions'
import type { WorthPoint } from '@musi/api/history/worth'
import { aggregateCandles } from '@musi/domain/charts/candle'
import type { Transaction } from 'kysely'
import { type ArtistQuery, type Artists, artistRows } from './artistRows.ts'
import { storedStepFor } from '../store/candleRows.ts'
import { type DelegationQuery, delegateRows, delegationRows } from './delegateRows.ts'
import { actOfRow, candleOfRow, type Mark } from '../store/historyStore.ts'
import { type EarningRow, type EarningsQuery, earningRows } from './earningRows.ts'
import { holderRows } from './holderRows.ts'
import type { Moment } from '../figures/incremental.ts'
import { type MarketQuery, type RankQuery, marketPart, rankPart } from '../figures/figureParts.ts'
import { type LogPlace, type Part, newestBefore, oldestAfter, cutToPage } from '../store/historyPart.ts'
import { type PositionsQuery, positionRows } from './positionRows.ts'
import { type ProposalQuery, proposalRows } from './proposalRows.ts'
import { type SongQuery, firstRegistered, songRows } from './songRows.ts'
import type { HistoryDb, Tables } from '../store/tables.ts'
import { type TransactionQuery, transactionRows } from '../store/transactionRows.ts'
import { type WorthQuery, worthRows } from './worthRows.ts'

type ActFilter = {
  account: string | null
  subject: string | null
  act: Act['kind'] | null
  before: LogPlace | null
  /** Position after which the acts begin, oldest first; absent for newest first. */
  after?: LogPlace
}
type MoveFilter = { account: string | null; token: string | null; before: LogPlace | null }

/** The queries of the history. */
export type HistoryQuery =
  | { kind: 'pairs'; after: number }
  | ({ kind: 'acts' } & ActFilter)
  | ({ kind: 'moves' } & MoveFilter)
  | { kind: 'candles'; pair: string; step: CandleStep; before: number | null }
  | ({ kind: 'songs' } & SongQuery)
  | ({ kind: 'earnings' } & EarningsQuery)
  /** The first registration of a recording. */
  | { kind: 'recordings'; contentHash: string }
  | ({ kind: 'worth' } & WorthQuery)
  | { kind: 'holders'; token: string; after: number }
  | ({ kind: 'proposals' } & ProposalQuery)
  | { kind: 'delegates'; after: number }
  | ({ kind: 'delegations' } & DelegationQuery)
  | MarketQuery
  | RankQuery
  | ({ kind: 'positions' } & PositionsQuery)
  | ({ kind: 'transactions' } & TransactionQuery)
  | ({ kind: 'artists' } & ArtistQuery)

export type HistoryRows = {
  pairs: readonly Pair[]
  acts: readonly Act[]
  moves: readonly Move[]
  candles: readonly Candle[]
  songs: readonly ChainSong[]
  earnings: readonly EarningRow[]
  recordings: readonly FirstSong[]
  artists: Artists
  worth: readonly WorthPoint[]
  holders: readonly Holder[]
  proposals: readonly Proposal[]
  delegates: readonly Delegate[]
  delegations: readonly Delegation[]
  market: readonly MarketOverview[]
  marketPools: readonly PoolFigures[]
  marketTokens: readonly TokenFigures[]
  rankedSongs: readonly RankedChainSong[]
  rankedArtists: readonly RankedArtist[]
  rankPayers: readonly PayerDay[]
  positions: readonly PositionHistory[]
  transactions: readonly SentTransaction[]
}

/** `isLast` false means there are more rows. */
export type HistoryPage<Kind extends HistoryQuery['kind']> = {
  at: Mark
  rows: HistoryRows[Kind]
  isLast: boolean
  /** True if answering would keep the thread from following the chain for too long; `rows` is then empty. */
  isTooMuch?: true
}

type Reading = Transaction<Tables>

const PAGE_SIZES = { pairs: 500, acts: 100, moves: 100, candles: 300 } as const

/**
 * Reads a page whose rows are all as of one block, because nothing is indexed meanwhile; null if
 * nothing is indexed yet.
 */
export async function historyPage(
  db: HistoryDb,
  query: HistoryQuery,
): Promise<HistoryPage<HistoryQuery['kind']> | null> {
  const readTransaction = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only')
  return await readTransaction.execute(async (reading) => {
    const newest = await reading.selectFrom('marks').selectAll().orderBy('number', 'desc').limit(1).executeTakeFirst()
    if (newest === undefined) return null
    const { time, ...at } = newest
    const moment = { history: db, reading, newest: { ...at, timeSeconds: time } }
    return { at, ...(await readPart(moment, query)) }
  })
}

function readPart(moment: Moment, query: HistoryQuery): Promise<Part<HistoryRows[HistoryQuery['kind']]>> {
  const { reading } = moment
  switch (query.kind) {
    case 'pairs':
      return pairs(reading, query.after)
    case 'acts':
      return acts(reading, query)
    case 'moves':
      return moves(reading, query)
    case 'candles':
      return candles(reading, query)
    case 'songs':
      return songRows(reading, query)
    case 'earnings':
      return earningRows(reading, query)
    case 'recordings':
      return firstRegistered(reading, query.contentHash)
    case 'artists':
      return artistRows(reading, query)
    case 'holders':
      return holderRows(moment, query)
    case 'proposals':
      return proposalRows(reading, query)
    case 'delegates':
      return delegateRows(reading, query)
    case 'delegations':
      return delegationRows(reading, query)
    case 'market':
    case 'marketPools':
    case 'marketTokens':
      return marketPart(moment, query)
    case 'rankedSongs':
    case 'rankedArtists':
    case 'rankPayers':
      return rankPart(moment, query)
    case 'positions':
      return positionRows(reading, query)
    case 'transactions':
      return transactionRows(reading, query)
    case 'worth':
      return worthRows(reading, query)
    default:
      return query satisfies never
  }
}

async function pairs(reading: Reading, after: number) {
  const rows = await reading
    .selectFrom('pairs')
    .selectAll()
    .select((column) => [
      column
        .selectFrom('reserves')
        .select('block')
        .whereRef('reserves.pair', '=', 'pairs.address')
        .orderBy('block', 'desc')
        .limit(1)
        .as('held'),
    ])
    .where('number', '>', after)
    .orderBy('number')
    .limit(PAGE_SIZES.pairs + 1)
    .execute()
  const pairsWithReserves: Pair[] = []
  for (const { held, ...pair } of rows) {
    const reservesQuery = reading
      .selectFrom('reserves')
      .selectAll()
      .where('pair', '=', pair.address)
      .where('block', '=', held)
    const { reserve0 = '0', reserve1 = '0' } = (await reservesQuery.executeTakeFirst()) ?? {}
    pairsWithReserves.push({ ...pair, reserves: [reserve0, reserve1] })
  }
  return cutToPage(pairsWithReserves, PAGE_SIZES.pairs)
}

async function acts(reading: Reading, { account, subject, act, before, after }: ActFilter) {
  let rows = reading.selectFrom('acts').selectAll()
  if (account !== null) rows = rows.where('account', '=', account)
  if (subject !== null) rows = rows.where('subject', '=', subject)
  if (act !== null) rows = rows.where('kind', '=', act)
  const ordered = after === undefined ? newestBefore(rows, before) : oldestAfter(rows, after)
  const page = await ordered.limit(PAGE_SIZES.acts + 1).execute()
  return cutToPage(page.map(actOfRow), PAGE_SIZES.acts)
}

async function moves(reading: Reading, { account, token, before }: MoveFilter) {
  let rows = reading.selectFrom('moves').selectAll()
  if (account !== null)
    rows = rows.where((column) => column.or([column('sender', '=', account), column('receiver', '=', account)]))
  if (token !== null) rows = rows.where('token', '=', token)
  const page = await newestBefore(rows, before)
    .limit(PAGE_SIZES.moves + 1)
    .execute()
  return cutToPage(
    page.map(({ time, hash, sender, receiver, ...move }): Move => ({
      ...move,
      timeSeconds: time,
      transaction: hash,
      from: sender,
      to: receiver,
    })),
    PAGE_SIZES.moves,
  )
}

async function candles(reading: Reading, { pair, step, before }: Extract<HistoryQuery, { kind: 'candles' }>) {
  const storedStep = storedStepFor(step)
  let rows = reading.selectFrom('candles').selectAll().where('pair', '=', pair).where('step', '=', storedStep)
  if (before !== null) rows = rows.where('start', '<', before - (before % step))
  // Enough rows for the page, and one more span to see whether there are more.
  const maxRows = (PAGE_SIZES.candles + 1) * (step / storedStep)
  const page = await rows.orderBy('start', 'desc').limit(maxRows).execute()
  const shorter = page.map((row): Candle => {
    const { pair: _, step: __, ...candle } = candleOfRow(row)
    return candle
  })
  const longer = aggregateCandles(shorter.toReversed(), step).toReversed()
  // The oldest row may miss trades before the cut, so it is dropped.
  return cutToPage(page.length === maxRows ? longer.slice(0, PAGE_SIZES.candles + 1) : longer, PAGE_SIZES.candles)
}
