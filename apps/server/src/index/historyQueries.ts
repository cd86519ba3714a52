import type { Act } from '@musi/api/acts'
import type { Candle, CandleStep } from '@musi/api/candles'
import type { Delegate, Delegation } from '@musi/api/delegates'
import type { Holder } from '@musi/api/holders'
import type { Move } from '@musi/api/moves'
import type { Pair } from '@musi/api/pairs'
import type { Earning } from '@musi/api/earnings'
import type { ChainSong } from '@musi/api/songs'
import type { FirstSong } from '@musi/api/uploads'
import type { Proposal } from '@musi/api/proposals'
import type { WorthPoint } from '@musi/api/worth'
import type { Address } from '@musi/domain/address'
import type { SelectQueryBuilder, Transaction } from 'kysely'
import { keptStepOf, longerCandles } from './candleRows.ts'
import { type DelegationQuery, delegateRows, delegationRows } from './delegateRows.ts'
import { actOfRow, candleOfRow, type Mark } from './historyStore.ts'
import { type EarningsQuery, earningRows } from './earningRows.ts'
import { holderRows } from './holderRows.ts'
import { type ProposalQuery, proposalRows } from './proposalRows.ts'
import type { HistoryDb, Tables } from './tables.ts'
import { type WorthQuery, worthRows } from './worthRows.ts'

/** A place in the chain's order. */
export type LogPlace = { block: number; log: number }

type ActFilter = { account: string | null; subject: string | null; act: Act['kind'] | null; before: LogPlace | null }
type MoveFilter = { account: string | null; token: string | null; before: LogPlace | null }

/** What can be asked of the history. */
export type HistoryQuery =
  | { kind: 'pairs'; after: number }
  | ({ kind: 'acts' } & ActFilter)
  | ({ kind: 'moves' } & MoveFilter)
  | { kind: 'candles'; pair: string; step: CandleStep; before: number | null }
  /** `song`: that one alone. */
  | { kind: 'songs'; artist: string | null; song: string | null; before: LogPlace | null }
  | ({ kind: 'earnings' } & EarningsQuery)
  /** Who registered this recording first. */
  | { kind: 'recordings'; contentHash: string }
  | ({ kind: 'worth' } & WorthQuery)
  | { kind: 'holders'; token: string; after: number }
  | ({ kind: 'proposals' } & ProposalQuery)
  | { kind: 'delegates'; after: number }
  | ({ kind: 'delegations' } & DelegationQuery)
  | { kind: 'artists'; after: LogPlace | null; songsAfter: number }

/** A token of the factory, in the order in which they were made. */
export type MadeToken = LogPlace & { address: Address; creator: Address; symbol: string; name: string }
export type MadeSong = { artist: Address; token: Address; block: number }

type Artists = { tokens: readonly MadeToken[]; songs: readonly MadeSong[] }
export type HistoryRows = {
  pairs: readonly Pair[]
  acts: readonly Act[]
  moves: readonly Move[]
  candles: readonly Candle[]
  songs: readonly ChainSong[]
  earnings: readonly Earning[]
  recordings: readonly FirstSong[]
  artists: Artists
  worth: readonly WorthPoint[]
  holders: readonly Holder[]
  proposals: readonly Proposal[]
  delegates: readonly Delegate[]
  delegations: readonly Delegation[]
}

/** `isLast` false: there is more. */
export type HistoryPage<Kind extends HistoryQuery['kind']> = {
  at: Mark
  rows: HistoryRows[Kind]
  isLast: boolean
  /** It would take the thread from the chain for too long: `rows` says nothing. */
  isTooMuch?: true
}

type Reading = Transaction<Tables>
type Part<Rows> = { rows: Rows; isLast: boolean; isTooMuch?: true }

const PAGE = { pairs: 500, acts: 100, moves: 100, candles: 300, songs: 100, artists: 5000 } as const

/** All of one block, because nothing is taken in meanwhile. Null: nothing was taken in yet. */
export async function historyPage(
  db: HistoryDb,
  query: HistoryQuery,
): Promise<HistoryPage<HistoryQuery['kind']> | null> {
  const asOfOneMoment = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only')
  return await asOfOneMoment.execute(async (reading) => {
    const at = await reading.selectFrom('marks').selectAll().orderBy('number', 'desc').limit(1).executeTakeFirst()
    return at === undefined ? null : { at, ...(await partOf(reading, query)) }
  })
}

function partOf(reading: Reading, query: HistoryQuery): Promise<Part<HistoryRows[HistoryQuery['kind']]>> {
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
      return songs(reading, query)
    case 'earnings':
      return earningRows(reading, query)
    case 'recordings':
      return recordings(reading, query.contentHash)
    case 'artists':
      return artists(reading, query)
    case 'holders':
      return holderRows(reading, query)
    case 'proposals':
      return proposalRows(reading, query)
    case 'delegates':
      return delegateRows(reading, query)
    case 'delegations':
      return delegationRows(reading, query)
    case 'worth':
      return worthRows(reading, query)
    default:
      return query satisfies never
  }
}

const part = <Row>(rows: readonly Row[], most: number): Part<readonly Row[]> => ({
  rows: rows.slice(0, most),
  isLast: rows.length <= most,
})

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
    .limit(PAGE.pairs + 1)
    .execute()
  const listed: Pair[] = []
  for (const { held, ...pair } of rows) {
    const holds = reading.selectFrom('reserves').selectAll().where('pair', '=', pair.address).where('block', '=', held)
    const { reserve0 = '0', reserve1 = '0' } = (await holds.executeTakeFirst()) ?? {}
    listed.push({ ...pair, reserves: [reserve0, reserve1] })
  }
  return part(listed, PAGE.pairs)
}

/** Newest first, from before a place on. */
const newest = <Table extends 'acts' | 'moves', Row>(
  query: SelectQueryBuilder<Tables, Table, Row>,
  before: LogPlace | null,
) => {
  const rows = query as unknown as SelectQueryBuilder<Tables, 'acts', Row>
  const earlier =
    before === null
      ? rows
      : rows.where((column) =>
          column.or([
            column('block', '<', before.block),
            column.and([column('block', '=', before.block), column('log', '<', before.log)]),
          ]),
        )
  return earlier.orderBy('block', 'desc').orderBy('log', 'desc')
}

async function acts(reading: Reading, { account, subject, act, before }: ActFilter) {
  let rows = reading.selectFrom('acts').selectAll()
  if (account !== null) rows = rows.where('account', '=', account)
  if (subject !== null) rows = rows.where('subject', '=', subject)
  if (act !== null) rows = rows.where('kind', '=', act)
  const page = await newest(rows, before)
    .limit(PAGE.acts + 1)
    .execute()
  return part(page.map(actOfRow), PAGE.acts)
}

async function moves(reading: Reading, { account, token, before }: MoveFilter) {
  let rows = reading.selectFrom('moves').selectAll()
  if (account !== null)
    rows = rows.where((column) => column.or([column('sender', '=', account), column('receiver', '=', account)]))
  if (token !== null) rows = rows.where('token', '=', token)
  const page = await newest(rows, before)
    .limit(PAGE.moves + 1)
    .execute()
  return part(
    page.map(({ time, hash, sender, receiver, ...move }): Move => ({
      ...move,
      ...{ timeSeconds: time, transaction: hash, from: sender, to: receiver },
    })),
    PAGE.moves,
  )
}

async function candles(reading: Reading, { pair, step, before }: Extract<HistoryQuery, { kind: 'candles' }>) {
  const kept = keptStepOf(step)
  let rows = reading.selectFrom('candles').selectAll().where('pair', '=', pair).where('step', '=', kept)
  if (before !== null) rows = rows.where('start', '<', before - (before % step))
  // As many as the page can be made of, and one more span to see whether there is more.
  const most = (PAGE.candles + 1) * (step / kept)
  const page = await rows.orderBy('start', 'desc').limit(most).execute()
  const shorter = page.map((row): Candle => {
    const { pair: _, step: __, ...candle } = candleOfRow(row)
    return candle
  })
  const longer = longerCandles(shorter.toReversed(), step).toReversed()
  // What was cut off is the oldest one, and it is incomplete.
  return part(page.length === most ? longer.slice(0, PAGE.candles + 1) : longer, PAGE.candles)
}

const UNPLAYED = { plays: 0, listeners: 0 } as const

async function songs(reading: Reading, { artist, song, before }: Extract<HistoryQuery, { kind: 'songs' }>) {
  let all = reading.selectFrom('acts').selectAll().where('kind', '=', 'registerSong')
  if (artist !== null) all = all.where('account', '=', artist)
  if (song !== null) all = all.where('subject', '=', song)
  const registered = await newest(all, before)
    .limit(PAGE.songs + 1)
    .execute()
  const ids = registered.map(({ subject }) => subject)
  if (ids.length === 0) return part<ChainSong>([], PAGE.songs)
  const changes = await reading
    .selectFrom('acts')
    .selectAll()
    .where('subject', 'in', ids)
    .where('kind', 'in', ['changeSongCost', 'retireSong'])
    .orderBy('block')
    .orderBy('log')
    .execute()
  const played = await reading
    .selectFrom('acts')
    .select((column) => [
      'subject',
      column.fn.countAll().as('plays'),
      column.fn.count('account').distinct().as('listeners'),
    ])
    .where('subject', 'in', ids)
    .where('kind', '=', 'playSong')
    .groupBy('subject')
    .execute()
  const plays = new Map(
    played.map((row) => [row.subject, { plays: Number(row.plays), listeners: Number(row.listeners) }]),
  )
  const costs = new Map<string, string>()
  const retired = new Set<string>()
  for (const change of changes.map(actOfRow)) {
    if (change.kind === 'changeSongCost') costs.set(change.song, change.cost)
    if (change.kind === 'retireSong') retired.add(change.song)
  }
  const acts = registered.map(actOfRow).filter((act) => act.kind === 'registerSong')
  const first = await firstSongs(reading, acts)
  const rows = acts.map((act): ChainSong => {
    const { song, account: artist, token, opensAtSeconds, contentHash, block, log, timeSeconds } = act
    const now = { cost: costs.get(song) ?? act.cost, isRetired: retired.has(song), ...(plays.get(song) ?? UNPLAYED) }
    const terms = { song, artist, token, ...now, opensAtSeconds, contentHash }
    return { ...terms, block, log, timeSeconds, first: first.get(song) ?? null }
  })
  return part(rows, PAGE.songs)
}

type Registration = Pick<Extract<Act, { kind: 'registerSong' }>, 'song' | 'account' | 'contentHash'>

/** Which song of another artist registered the same recording before any other. */
async function firstSongs(reading: Reading, songs: readonly Registration[]): Promise<ReadonlyMap<string, FirstSong>> {
  const hashes = songs.map(({ contentHash }) => contentHash)
  const rows = await reading
    .selectFrom('recordings')
    .selectAll()
    .where('content_hash', 'in', hashes)
    .orderBy('block', 'desc')
    .orderBy('log', 'desc')
    .execute()
  const first = new Map(rows.map(({ content_hash, song, artist }) => [content_hash, { song, artist }]))
  return new Map(
    songs.flatMap(({ song, account, contentHash }) => {
      const earliest = first.get(contentHash)
      return earliest === undefined || earliest.artist === account ? [] : [[song, earliest] as const]
    }),
  )
}

async function recordings(reading: Reading, contentHash: string): Promise<Part<readonly FirstSong[]>> {
  const rows = await reading
    .selectFrom('recordings')
    .select(['song', 'artist'])
    .where('content_hash', '=', contentHash)
    .orderBy('block')
    .orderBy('log')
    .limit(1)
    .execute()
  return { rows, isLast: true }
}

async function artists(
  reading: Reading,
  { after, songsAfter }: Extract<HistoryQuery, { kind: 'artists' }>,
): Promise<Part<Artists>> {
  const { block, log } = after ?? { block: -1, log: -1 }
  const made = await reading
    .selectFrom('tokens')
    .selectAll()
    .where((column) =>
      column.or([column('block', '>', block), column.and([column('block', '=', block), column('log', '>', log)])]),
    )
    .orderBy('block')
    .orderBy('log')
    .limit(PAGE.artists + 1)
    .execute()
  const registered = await reading
    .selectFrom('acts')
    .selectAll()
    .where('kind', '=', 'registerSong')
    .where('block', '>', songsAfter)
    .orderBy('block')
    .orderBy('log')
    .execute()
  const { rows: tokens, isLast } = part(made, PAGE.artists)
  const songs = registered.map(actOfRow).flatMap((act): MadeSong[] => {
    if (act.kind !== 'registerSong') return []
    return [{ artist: act.account as Address, token: act.token as Address, block: act.block }]
  })
  return { rows: { tokens: tokens as readonly MadeToken[], songs }, isLast }
}
