import type { PayerDay, RankedArtist, RankedChainSong } from '@musi/api/ranks'
import type { Address } from '@musi/domain/address'
import { RANK_DAYS, type SongRank, songRank } from '@musi/domain/charts/songRank'
import { order } from '@musi/domain/order'
import { dayOf } from '../dayRows.ts'
import { type Moment, carriedOn } from './carriedOn.ts'
import { type PaidDay, paidDays, playsAfter, songsNewlyShared, songsOf } from './paidDays.ts'

const playsOf = (payers: SongRank['payers']) => payers.reduce((all, { plays }) => all + plays, 0)
const figuresOf = ({ points, payers, own, rising }: SongRank) => ({
  ...{ points, rising, payers: payers.length },
  ...{ plays: playsOf(payers), ownPlays: playsOf(own) },
})

type Ranked = { points: number; payers: number; plays: number }
const mostFirst = (one: Ranked, other: Ranked) =>
  other.points - one.points || other.payers - one.payers || other.plays - one.plays

const firstDay = (today: number) => today - RANK_DAYS + 1

type Unplaced<Row> = Omit<Row, 'place'>
type State = {
  readonly today: number
  readonly songs: Map<string, Unplaced<RankedChainSong>>
  readonly artists: Map<string, Unplaced<RankedArtist>>
}
export type RankRows = { readonly songs: readonly RankedChainSong[]; readonly artists: readonly RankedArtist[] }

function rankSongs({ today, songs }: State, paid: readonly PaidDay[]): void {
  for (const [song, days] of Map.groupBy(paid, (each) => each.song)) {
    const [first] = days
    if (first !== undefined) songs.set(song, { ...figuresOf(songRank(days, today)), song, artist: first.artist })
  }
}

function rankArtists({ today, artists }: State, paid: readonly PaidDay[]): void {
  for (const [artist, days] of Map.groupBy(paid, (each) => each.artist))
    artists.set(artist, {
      ...figuresOf(songRank(days, today)),
      ...{ artist, songs: new Set(days.map(({ song }) => song)).size },
    })
}

const listOf = ({ songs, artists }: State): RankRows => ({
  songs: [...songs.values()]
    .toSorted((one, other) => mostFirst(one, other) || order(one.song, other.song))
    .map((row, at) => ({ place: at + 1, ...row })),
  artists: [...artists.values()]
    .toSorted((one, other) => mostFirst(one, other) || order(one.artist, other.artist))
    .map((row, at) => ({ place: at + 1, ...row })),
})

/** Songs and artists that somebody paid for in the last 28 days, most points first. Of one day, those alone are counted again that were paid for. */
export function rankRows(moment: Moment): Promise<RankRows> {
  const { reading } = moment
  const today = dayOf(moment.newest.timeSeconds)
  const first = firstDay(today)
  async function begin(): Promise<State> {
    const state: State = { today, songs: new Map(), artists: new Map() }
    const paid = await paidDays(reading, first, null)
    rankSongs(state, paid)
    rankArtists(state, paid)
    return state
  }
  return carriedOn<State, RankRows>(moment, 'ranks', {
    begin,
    async goOn(state, after) {
      if (state.today !== today) return await begin()
      const plays = await playsAfter(reading, after.number)
      const changed = [
        ...new Set([...plays.map(({ song }) => song), ...(await songsNewlyShared(reading, after.number))]),
      ]
      if (changed.length === 0) return state
      const artists = await reading.selectFrom('recordings').select('artist').where('song', 'in', changed).execute()
      const theirs = await songsOf(reading, [...new Set(artists.map(({ artist }) => artist))])
      const paid = await paidDays(reading, first, theirs)
      rankSongs(
        state,
        paid.filter(({ song }) => changed.includes(song)),
      )
      rankArtists(state, paid)
      return state
    },
    made: listOf,
  })
}

/** What a rank is made of: that of a song, or of all songs of an artist. */
export type RankOf = { readonly song: string } | { readonly artist: Address }

/** What it is made of, newest first. */
export async function payerRows({ reading, newest }: Moment, of: RankOf): Promise<readonly PayerDay[]> {
  const songs = 'song' in of ? [of.song] : await songsOf(reading, [of.artist])
  const days = await paidDays(reading, firstDay(dayOf(newest.timeSeconds)), songs)
  return days
    .toSorted((one, other) => other.day - one.day || order(one.payer, other.payer) || order(one.song, other.song))
    .map(({ song, payer, day, plays, isOwn }, at) => ({ place: at + 1, song, payer, day, plays, isOwn }))
}
