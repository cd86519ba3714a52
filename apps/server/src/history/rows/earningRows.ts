import type { Address } from '@musi/domain/address'
import type { Transaction } from 'kysely'
import type { ShareRow } from '../store/rows.ts'
import { type Earned, type PaidPlays, songEarnings } from './songEarnings.ts'
import type { Tables } from '../store/tables.ts'

/** Filters; null means no filter. */
export type EarningsQuery = {
  artist: string | null
  payee: string | null
  song: string | null
  /** Only payments from this time (seconds) on. */
  from: number | null
  before: { block: number; log: number } | null
}

/** Earnings as recorded on chain, without song titles, which only the artist has. */
export type EarningRow = Earned & {
  song: string
  artist: string
  jukebox: string
  token: string
  block: number
  log: number
}

type Reading = Transaction<Tables>

const MAX_SONGS = 50

/** Earnings of songs, newest song first. */
export async function earningRows(reading: Reading, { artist, payee, song, from, before }: EarningsQuery) {
  let songs = reading
    .selectFrom('recordings')
    .innerJoin('acts', (join) =>
      join.onRef('acts.block', '=', 'recordings.block').onRef('acts.log', '=', 'recordings.log'),
    )
    .select(['recordings.song', 'recordings.artist', 'recordings.block', 'recordings.log', 'acts.body'])
  if (artist !== null) songs = songs.where('recordings.artist', '=', artist as Address)
  if (song !== null) songs = songs.where('recordings.song', '=', song)
  if (payee !== null) {
    const shared = reading
      .selectFrom('shares')
      .select('song')
      .where((column) => column.or([column('payee', '=', payee), column('successor', '=', payee)]))
    songs = songs.where('recordings.song', 'in', shared)
  }
  if (before !== null)
    songs = songs.where((column) =>
      column.or([
        column('recordings.block', '<', before.block),
        column.and([column('recordings.block', '=', before.block), column('recordings.log', '<', before.log)]),
      ]),
    )
  const page = await songs
    .orderBy('recordings.block', 'desc')
    .orderBy('recordings.log', 'desc')
    .limit(MAX_SONGS + 1)
    .execute()
  const rows: EarningRow[] = []
  const after = from === null ? null : await lastBlockBefore(reading, from)
  for (const { body, ...place } of page.slice(0, MAX_SONGS)) {
    const { jukebox, token } = JSON.parse(body) as { jukebox: string; token: string }
    rows.push(
      ...(await earningsOf(reading, place.song, after)).map((earned) => ({ ...place, jukebox, token, ...earned })),
    )
  }
  return { rows, isLast: page.length <= MAX_SONGS }
}

/**
 * The last block with an act before a time. Every payment is an act, so payments in later blocks
 * are not before that time.
 */
async function lastBlockBefore(reading: Reading, seconds: number): Promise<number | null> {
  const row = await reading
    .selectFrom('acts')
    .select('block')
    .where('time', '<', seconds)
    .orderBy('block', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row === undefined ? null : row.block
}

/** `after`: counts only payments in later blocks. */
async function earningsOf(reading: Reading, song: string, after: number | null) {
  const changes = await reading
    .selectFrom('shares')
    .selectAll()
    .where('song', '=', song)
    .where('kind', 'in', ['payee', 'replaced'])
    .orderBy('block')
    .orderBy('log')
    .orderBy('place')
    .execute()
  let owedRows = reading.selectFrom('shares').selectAll().where('song', '=', song).where('kind', '=', 'kept')
  if (after !== null) owedRows = owedRows.where('block', '>', after)
  const owed = await owedRows.execute()
  const replaced = changes.filter(({ kind }) => kind === 'replaced')
  const plays: PaidPlays[][] = []
  for (const [at, from] of [null, ...replaced].entries())
    plays.push(await paidPlays(reading, song, after, from, replaced[at]))
  return songEarnings({ payees: changes.filter(({ kind }) => kind === 'payee'), replaced, plays, kept: owed })
}

/** Plays between two changes of the payees, grouped by price. */
async function paidPlays(
  reading: Reading,
  song: string,
  after: number | null,
  from: ShareRow | null,
  to: ShareRow | undefined,
): Promise<PaidPlays[]> {
  let plays = reading
    .selectFrom('shares')
    .select((column) => ['amount', column.fn.countAll().as('count')])
    .where('song', '=', song)
    .where('kind', '=', 'played')
  if (after !== null) plays = plays.where('block', '>', after)
  if (from !== null)
    plays = plays.where((column) =>
      column.or([
        column('block', '>', from.block),
        column.and([column('block', '=', from.block), column('log', '>', from.log)]),
      ]),
    )
  if (to !== undefined)
    plays = plays.where((column) =>
      column.or([
        column('block', '<', to.block),
        column.and([column('block', '=', to.block), column('log', '<', to.log)]),
      ]),
    )
  const rows = await plays.groupBy('amount').execute()
  return rows.map(({ amount, count }) => ({ cost: BigInt(amount), count: Number(count) }))
}
