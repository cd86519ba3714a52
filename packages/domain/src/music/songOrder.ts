import { order } from '../order.ts'
import type { Song } from './song.ts'

type Ordered = Pick<Song, 'exclusive' | 'genre' | 'released_date' | 'cost' | 'views'>

const exclusive = (song: Ordered) => Number(song.exclusive === 'true')
/** What is no date is older than anything. */
const released = ({ released_date }: Ordered) => Date.parse(released_date) || Number.NEGATIVE_INFINITY

/** The ways to sort and their directions, in the order of the dropdown (spec: songs.order). */
const ORDERS = {
  popularity: (one: Ordered, other: Ordered) => order(exclusive(other), exclusive(one)),
  genre: (one: Ordered, other: Ordered) => one.genre.localeCompare(other.genre, 'en', { sensitivity: 'base' }),
  recentlyAdded: (one: Ordered, other: Ordered) => order(released(other), released(one)),
  cost: (one: Ordered, other: Ordered) => order(one.cost, other.cost),
  plays: (one: Ordered, other: Ordered) => order(other.views, one.views),
} as const

export type SongOrder = keyof typeof ORDERS

export const SONG_ORDERS = Object.keys(ORDERS) as readonly SongOrder[]
export const FIRST_SONG_ORDER: SongOrder = 'popularity'

/** What is equal in this stays in the order in which it was. */
export const orderedSongs = <S extends Ordered>(songs: readonly S[], order: SongOrder): readonly S[] =>
  songs.toSorted(ORDERS[order])
