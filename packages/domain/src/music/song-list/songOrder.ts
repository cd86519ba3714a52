import { compareValues } from '../../compareValues.ts'
import type { Song } from '../song.ts'

export type SortableSong = Pick<Song, 'exclusive' | 'genre' | 'released_date' | 'cost' | 'views'> & {
  /** Paid plays of the last 28 days; null if not read. */
  readonly recentPlays: number | null
}

const exclusiveRank = (song: SortableSong) => Number(song.exclusive === 'true')
/** Unread counts sort below zero; if none were read, total plays decide. */
const recentPlaysOf = ({ recentPlays }: SortableSong) => recentPlays ?? -1
/** An invalid date sorts as the oldest. */
const releasedMs = ({ released_date }: SortableSong) => Date.parse(released_date) || Number.NEGATIVE_INFINITY

/** The sort orders and their directions, in the order of the dropdown (spec: songs.order). */
const ORDERS = {
  popularity: (one: SortableSong, other: SortableSong) =>
    compareValues(exclusiveRank(other), exclusiveRank(one)) ||
    compareValues(recentPlaysOf(other), recentPlaysOf(one)) ||
    compareValues(other.views, one.views),
  genre: (one: SortableSong, other: SortableSong) =>
    one.genre.localeCompare(other.genre, 'en', { sensitivity: 'base' }),
  recentlyAdded: (one: SortableSong, other: SortableSong) => compareValues(releasedMs(other), releasedMs(one)),
  cost: (one: SortableSong, other: SortableSong) => compareValues(one.cost, other.cost),
  plays: (one: SortableSong, other: SortableSong) => compareValues(other.views, one.views),
} as const

export type SongOrder = keyof typeof ORDERS

export const SONG_ORDERS = Object.keys(ORDERS) as readonly SongOrder[]
export const FIRST_SONG_ORDER: SongOrder = 'popularity'

/** The sort is stable. */
export const orderedSongs = <S extends SortableSong>(songs: readonly S[], order: SongOrder): readonly S[] =>
  songs.toSorted(ORDERS[order])
