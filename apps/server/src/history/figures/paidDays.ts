import type { Address } from '@musi/domain/address'
import { dayOf, isPlay } from '../store/dayRows.ts'
import { actOfRow } from '../store/historyStore.ts'
import type { Moment } from './incremental.ts'

type Reading = Moment['reading']
/** The sum one account paid for plays of one song on one day. */
export type PaidDay = { song: string; artist: string; payer: string; day: number; plays: number; isOwn: boolean }

/** Few enough for the parameter limit of every database. */
const KEYS_PER_QUERY = 200

/** Runs a query in parts, because databases limit its parameters. */
async function queryInParts<Row>(keys: readonly string[], read: (part: readonly string[]) => Promise<readonly Row[]>) {
  const parts: (readonly Row[])[] = []
  for (let from = 0; from < keys.length; from += KEYS_PER_QUERY)
    parts.push(await read(keys.slice(from, from + KEYS_PER_QUERY)))
  return parts.flat()
}

const ownerKey = ({ song }: { song: string }, account: string) => `${song} ${account}`

/** Marks the payments of the artist and of present or past payees of the song (spec: charts.own-plays). */
async function markOwnPlays<Row extends { song: string; artist: string; payer: string }>(
  reading: Reading,
  paid: readonly Row[],
): Promise<readonly (Row & { isOwn: boolean })[]> {
  const sharing = await queryInParts([...new Set(paid.map(({ song }) => song))], (part) =>
    reading
      .selectFrom('shares')
      .select(['song', 'payee', 'successor'])
      .where('song', 'in', part)
      .where('kind', 'in', ['payee', 'replaced'])
      .execute(),
  )
  const owners = new Set(sharing.flatMap((row) => [ownerKey(row, row.payee), ownerKey(row, row.successor)]))
  return paid.map((row) => ({ ...row, isOwn: row.payer === row.artist || owners.has(ownerKey(row, row.payer)) }))
}

/** Payments per day by the artist of a song and by its present or past payees (spec: charts.own-plays). */
export async function ownPlays(
  reading: Reading,
  songs: readonly string[],
): Promise<readonly { song: string; payer: string; plays: number }[]> {
  const byArtist = reading
    .selectFrom('payers')
    .innerJoin('recordings', (join) =>
      join.onRef('recordings.song', '=', 'payers.song').onRef('recordings.artist', '=', 'payers.payer'),
    )
    .select(['payers.song', 'payers.day', 'payers.payer', 'payers.plays'])
  const bySharers = reading
    .selectFrom('payers')
    .innerJoin('shares', (join) =>
      join
        .onRef('shares.song', '=', 'payers.song')
        .on((column) =>
          column.or([
            column('shares.payee', '=', column.ref('payers.payer')),
            column('shares.successor', '=', column.ref('payers.payer')),
          ]),
        ),
    )
    .where('shares.kind', 'in', ['payee', 'replaced'])
    .select(['payers.song', 'payers.day', 'payers.payer', 'payers.plays'])
  // An account may be payee more than once, and the artist too; the union returns each day once.
  return await queryInParts(songs, (part) =>
    byArtist
      .where('payers.song', 'in', part)
      .union(bySharers.where('payers.song', 'in', part))
      .execute(),
  )
}

const paidSinceQuery = (reading: Reading, day: number) =>
  reading
    .selectFrom('payers')
    .innerJoin('recordings', 'recordings.song', 'payers.song')
    .select(['payers.song', 'recordings.artist', 'payers.payer', 'payers.day', 'payers.plays'])
    .where('payers.day', '>=', day)

/** Payers of songs since a day; `songs` null means all songs. */
export async function paidDays(
  reading: Reading,
  from: number,
  songs: readonly string[] | null,
): Promise<readonly PaidDay[]> {
  const paid = paidSinceQuery(reading, from)
  const rows =
    songs === null
      ? await paid.execute()
      : await queryInParts(songs, (part) => paid.where('payers.song', 'in', part).execute())
  return await markOwnPlays(reading, rows)
}

/** Payments of some accounts for songs of some artists since a day. */
export async function paidDaysOf(
  reading: Reading,
  from: number,
  { payers, artists }: { payers: readonly string[]; artists: ReadonlySet<string> },
): Promise<readonly PaidDay[]> {
  const rows = await queryInParts(payers, (part) =>
    paidSinceQuery(reading, from).where('payers.payer', 'in', part).execute(),
  )
  return await markOwnPlays(
    reading,
    rows.filter(({ artist }) => artists.has(artist)),
  )
}

/** Every play paid for after a block. */
export async function playsAfter(reading: Reading, block: number): Promise<readonly PaidDay[]> {
  const rows = await reading
    .selectFrom('acts')
    .selectAll()
    .where('kind', '=', 'playSong')
    .where('block', '>', block)
    .execute()
  const plays = rows.map(actOfRow).filter(isPlay)
  const recorded = await queryInParts([...new Set(plays.map(({ song }) => song))], (part) =>
    reading.selectFrom('recordings').select(['song', 'artist']).where('song', 'in', part).execute(),
  )
  const artistOf = new Map(recorded.map(({ song, artist }) => [song, artist]))
  return await markOwnPlays(
    reading,
    plays.map(({ song, payer, timeSeconds }) => ({
      song,
      payer,
      artist: artistOf.get(song) ?? '',
      day: dayOf(timeSeconds),
      plays: 1,
    })),
  )
}

/**
 * Songs that got a new payee since a block; their earlier plays must be counted again. New songs
 * have no earlier plays.
 */
export async function songsNewlyShared(reading: Reading, block: number): Promise<readonly string[]> {
  const shared = await reading
    .selectFrom('shares')
    .innerJoin('recordings', 'recordings.song', 'shares.song')
    .select('shares.song')
    .where('shares.block', '>', block)
    .where('shares.kind', 'in', ['payee', 'replaced'])
    .where('recordings.block', '<=', block)
    .execute()
  return [...new Set(shared.map(({ song }) => song))]
}

export const songsOf = async (reading: Reading, artists: readonly Address[]): Promise<readonly string[]> =>
  (await reading.selectFrom('recordings').select('song').where('artist', 'in', artists).execute()).map(
    ({ song }) => song,
  )

export const artistsOf = async (reading: Reading, songs: readonly string[]): Promise<readonly Address[]> => {
  const rows = await queryInParts(songs, (part) =>
    reading.selectFrom('recordings').select('artist').where('song', 'in', part).execute(),
  )
  return [...new Set(rows.map(({ artist }) => artist))]
}
