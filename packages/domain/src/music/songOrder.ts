import type { Song } from './song.ts'

type Ordered = Pick<Song, 'exclusive' | 'genre' | 'released_date' | 'cost' | 'views'>

const compared = <Value extends number | bigint>(one: Value, other: Value) => Number(one > other) - Number(one < other)
const exclusive = (song: Ordered) => Number(song.exclusive === 'true')
/** What is no date is older than anything. */
const released = ({ released_date }: Ordered) => Date.parse(released_date) || Number.NEGATIVE_INFINITY

/** The ways of music.md §2 and the directions of decisions.md §25.1, in the order of the dropdown. */
const ORDERS = {
  popularity: (one: Ordered, other: Ordered) => compared(exclusive(other), exclusive(one)),
  genre: (one: Ordered, other: Ordered) => one.genre.localeCompare(other.genre, 'en', { sensitivity: 'base' }),
  recentlyAdded: (one: Ordered, other: Ordered) => compared(released(other), released(one)),
  cost: (one: Ordered, other: Ordered) => compared(one.cost, other.cost),
  plays: (one: Ordered, other: Ordered) => compared(other.views, one.views),
} as const

export type SongOrder = keyof typeof ORDERS

export const SONG_ORDERS = Object.keys(ORDERS) as readonly SongOrder[]
export const FIRST_SONG_ORDER: SongOrder = 'popularity'

/** What is equal in this stays in the order in which it was. */
export const orderedSongs = <S extends Ordered>(songs: readonly S[], order: SongOrder): readonly S[] =>
  songs.toSorted(ORDERS[order])
