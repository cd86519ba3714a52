import type { PayerDay, RankedArtist, RankedSong } from '@musi/api/ranks'
import { RANK_DAYS, type SongRank, songRank } from '@musi/domain/charts/songRank'
import { order } from '@musi/domain/order'
import type { Transaction } from 'kysely'
import { dayOf } from './dayRows.ts'
import type { Tables } from './tables.ts'

type Reading = Transaction<Tables>
type Paid = { song: string; artist: string; payer: string; day: number; plays: number; isOwn: boolean }

/** Who paid for which song in the days that ranks are made of. `song`: of that one alone. */
async function paidDays(reading: Reading, today: number, song: string | null): Promise<readonly Paid[]> {
  let paid = reading
    .selectFrom('payers')
    .innerJoin('recordings', 'recordings.song', 'payers.song')
    .select(['payers.song', 'recordings.artist', 'payers.payer', 'payers.day', 'payers.plays'])
    .where('payers.day', '>', today - RANK_DAYS)
  if (song !== null) paid = paid.where('payers.song', '=', song)
  const rows = await paid.execute()
  const sharing = await reading
    .selectFrom('shares')
    .select(['song', 'payee', 'successor'])
    .where('kind', 'in', ['payee', 'replaced'])
    .execute()
  const owners = new Set(sharing.flatMap((row) => [`${row.song} ${row.payee}`, `${row.song} ${row.successor}`]))
  return rows.map((row) => ({ ...row, isOwn: row.payer === row.artist || owners.has(`${row.song} ${row.payer}`) }))
}

const playsOf = (payers: SongRank['payers']) => payers.reduce((all, { plays }) => all + plays, 0)
const figuresOf = ({ points, payers, own, rising }: SongRank) => ({
  ...{ points, rising, payers: payers.length },
  ...{ plays: playsOf(payers), ownPlays: playsOf(own) },
})

type Ranked = { points: number; payers: number; plays: number }
const mostFirst = (one: Ranked, other: Ranked) =>
  other.points - one.points || other.payers - one.payers || other.plays - one.plays

export type RankRows = { songs: readonly RankedSong[]; artists: readonly RankedArtist[] }

/** Songs and artists that somebody paid for in the last 28 days, most points first. */
export async function rankRows(reading: Reading, nowSeconds: number): Promise<RankRows> {
  const today = dayOf(nowSeconds)
  const paid = await paidDays(reading, today, null)
  const songs = [...Map.groupBy(paid, ({ song }) => song)].flatMap(([song, days]) => {
    const [first] = days
    return first === undefined ? [] : [{ ...figuresOf(songRank(days, today)), song, artist: first.artist }]
  })
  const artists = [...Map.groupBy(paid, ({ artist }) => artist)].map(([artist, days]) => ({
    ...figuresOf(songRank(days, today)),
    ...{ artist, songs: new Set(days.map(({ song }) => song)).size },
  }))
  return {
    songs: songs
      .toSorted((one, other) => mostFirst(one, other) || order(one.song, other.song))
      .map((row, at) => ({ place: at + 1, ...row })),
    artists: artists
      .toSorted((one, other) => mostFirst(one, other) || order(one.artist, other.artist))
      .map((row, at) => ({ place: at + 1, ...row })),
  }
}

/** What the rank of a song is made of, newest first. */
export async function payerRows(reading: Reading, song: string, nowSeconds: number): Promise<readonly PayerDay[]> {
  const days = await paidDays(reading, dayOf(nowSeconds), song)
  return days
    .toSorted((one, other) => other.day - one.day || order(one.payer, other.payer))
    .map(({ payer, day, plays, isOwn }, at) => ({ place: at + 1, song, payer, day, plays, isOwn }))
}
