import type { PayerDay, RankedArtist, RankedChainSong } from '@musi/api/history/ranks'
import type { Address } from '@musi/domain/address'
import { RANK_DAYS, type SongRank, songRank } from '@musi/domain/charts/songRank'
import { compareValues } from '@musi/domain/compareValues'
import { dayOf } from '../store/dayRows.ts'
import { type Moment, incremental } from './incremental.ts'
import { type PaidDay, artistsOf, paidDays, paidDaysOf, playsAfter, songsNewlyShared, songsOf } from './paidDays.ts'

const playsOf = (payers: SongRank['payers']) => payers.reduce((all, { plays }) => all + plays, 0)
const figuresOf = ({ points, payers, own, rising }: SongRank) => ({
  points,
  rising,
  payers: payers.length,
  plays: playsOf(payers),
  ownPlays: playsOf(own),
})

type Ranked = { points: number; payers: number; plays: number }
const highestFirst = (one: Ranked, other: Ranked) =>
  other.points - one.points || other.payers - one.payers || other.plays - one.plays

const firstDay = (today: number) => today - RANK_DAYS + 1

type Unplaced<Row> = Omit<Row, 'place'>
type State = {
  readonly today: number
  readonly songs: Map<string, Unplaced<RankedChainSong>>
  readonly artists: Map<string, Unplaced<RankedArtist>>
}
export type RankRows = { readonly songs: readonly RankedChainSong[]; readonly artists: readonly RankedArtist[] }

const NO_FIGURES = { points: 0, rising: 0, payers: 0, plays: 0, ownPlays: 0 }
type Figures = typeof NO_FIGURES
/** Figures are stored per payer, so that they can be added and subtracted. */
const addFigures = (one: Figures, other: Figures, sign: 1 | -1 = 1): Figures => ({
  points: one.points + sign * other.points,
  rising: one.rising + sign * other.rising,
  payers: one.payers + sign * other.payers,
  plays: one.plays + sign * other.plays,
  ownPlays: one.ownPlays + sign * other.ownPlays,
})

/** Adds the difference between some payers' current days and their days as counted before. */
function countPayments({ today, songs, artists }: State, now: readonly PaidDay[], before: readonly PaidDay[]): void {
  const change = (days: readonly PaidDay[], earlier: readonly PaidDay[] = []) =>
    addFigures(figuresOf(songRank(days, today)), figuresOf(songRank(earlier, today)), -1)
  const newSongs = new Map<string, number>()
  const earlierBySong = Map.groupBy(before, ({ song }) => song)
  for (const [song, days] of Map.groupBy(now, (each) => each.song)) {
    const known = songs.get(song)
    const artist = days[0]?.artist ?? ''
    if (known === undefined) newSongs.set(artist, (newSongs.get(artist) ?? 0) + 1)
    songs.set(song, { ...addFigures(known ?? NO_FIGURES, change(days, earlierBySong.get(song))), song, artist })
  }
  const earlierByArtist = Map.groupBy(before, ({ artist }) => artist)
  for (const [artist, days] of Map.groupBy(now, (each) => each.artist)) {
    const known = artists.get(artist)
    artists.set(artist, {
      ...addFigures(known ?? NO_FIGURES, change(days, earlierByArtist.get(artist))),
      artist,
      songs: (known?.songs ?? 0) + (newSongs.get(artist) ?? 0),
    })
  }
}

/** The days as they were before these plays. */
function withoutPlays(days: readonly PaidDay[], plays: readonly PaidDay[]): readonly PaidDay[] {
  const keyOf = ({ song, payer, day }: PaidDay) => `${song} ${payer} ${day}`
  const played = Map.groupBy(plays, keyOf)
  return days.flatMap((each) => {
    const earlier = each.plays - (played.get(keyOf(each))?.length ?? 0)
    return earlier > 0 ? [{ ...each, plays: earlier }] : []
  })
}

const rankedRows = ({ songs, artists }: State): RankRows => ({
  songs: [...songs.values()]
    .toSorted((one, other) => highestFirst(one, other) || compareValues(one.song, other.song))
    .map((row, at) => ({ place: at + 1, ...row })),
  artists: [...artists.values()]
    .toSorted((one, other) => highestFirst(one, other) || compareValues(one.artist, other.artist))
    .map((row, at) => ({ place: at + 1, ...row })),
})

/**
 * Songs and artists paid for in the last 28 days, most points first. Each block reads only the days
 * of accounts that paid again. An artist's songs are recounted only if one of them gets a new
 * payee.
 */
export function rankRows(moment: Moment): Promise<RankRows> {
  const { reading } = moment
  const today = dayOf(moment.newest.timeSeconds)
  const first = firstDay(today)
  async function begin(): Promise<State> {
    const state: State = { today, songs: new Map(), artists: new Map() }
    countPayments(state, await paidDays(reading, first, null), [])
    return state
  }
  return incremental<State, RankRows>(moment, 'ranks', {
    begin,
    async update(state, after) {
      // Each payment loses a point per day, so a new day recounts everything.
      if (state.today !== today) return await begin()
      const plays = await playsAfter(reading, after.number)
      const artists = new Set(plays.map(({ artist }) => artist))
      for (const artist of await artistsOf(reading, await songsNewlyShared(reading, after.number))) {
        artists.delete(artist)
        const songsOfArtist = await songsOf(reading, [artist])
        for (const song of songsOfArtist) state.songs.delete(song)
        state.artists.delete(artist)
        countPayments(state, await paidDays(reading, first, songsOfArtist), [])
      }
      const payers = [...new Set(plays.map(({ payer }) => payer))]
      const now = await paidDaysOf(reading, first, { payers, artists })
      countPayments(state, now, withoutPlays(now, plays))
      return state
    },
    result: rankedRows,
  })
}

/** The subject of a rank: one song, or all songs of an artist. */
export type RankOf = { readonly song: string } | { readonly artist: Address }

/** The payments behind a rank, newest first. */
export async function payerRows({ reading, newest }: Moment, of: RankOf): Promise<readonly PayerDay[]> {
  const songs = 'song' in of ? [of.song] : await songsOf(reading, [of.artist])
  const days = await paidDays(reading, firstDay(dayOf(newest.timeSeconds)), songs)
  return days
    .toSorted(
      (one, other) =>
        other.day - one.day || compareValues(one.payer, other.payer) || compareValues(one.song, other.song),
    )
    .map(({ song, payer, day, plays, isOwn }, at) => ({ place: at + 1, song, payer, day, plays, isOwn }))
}
