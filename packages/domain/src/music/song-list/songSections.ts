import type { Song } from '../song.ts'
import { type SongOrder, type SortableSong, orderedSongs } from './songOrder.ts'
import { FIRST_ROWS } from './songPages.ts'

export type SectionSong = SortableSong & {
  readonly offer: { readonly kind: 'sample' } | { readonly kind: 'registered'; readonly opensAtSeconds: bigint }
}

export type SongSections<S> = {
  /** Songs that can be played now, in the chosen order. */
  readonly wall: readonly S[]
  /** Unreleased songs, the next one first. */
  readonly coming: readonly S[]
  /** Bundled songs; empty if they fill the wall. */
  readonly samples: readonly S[]
}

const isSample = ({ offer }: SectionSong): boolean => offer.kind === 'sample'
const opensAt = ({ offer }: SectionSong): bigint => (offer.kind === 'sample' ? 0n : offer.opensAtSeconds)

type Chosen = {
  readonly order: SongOrder
  /** The chain's time; null while unknown, and then no song is upcoming. */
  readonly nowSeconds: number | null
  /** True while songs are being read, so that samples do not fill the wall yet. */
  readonly isReading: boolean
}

/** Assigns each song of the jukebox to a section (spec: songs.sections). */
export function songSections<S extends SectionSong>(
  songs: readonly S[],
  { order, nowSeconds, isReading }: Chosen,
): SongSections<S> {
  const registered = songs.filter((song) => !isSample(song))
  const samples = songs.filter(isSample)
  const isOpen = (song: S) => nowSeconds === null || opensAt(song) <= BigInt(nowSeconds)
  const open = orderedSongs(registered.filter(isOpen), order)
  const coming = registered
    .filter((song) => !isOpen(song))
    .toSorted((one, other) => Number(opensAt(one) - opensAt(other)))
  return isReading || open.length >= FIRST_ROWS
    ? { wall: open, coming, samples }
    : { wall: [...open, ...orderedSongs(samples, order)], coming, samples: [] }
}

/** A search covers all sections; without one, only the wall is shown (spec: songs.search). */
export function songsFound<S extends SectionSong & Pick<Song, 'song_title' | 'artist_name'>>(
  { wall, coming, samples }: SongSections<S>,
  search: string,
): readonly S[] {
  return search.trim() === '' ? wall : songFilter([...wall, ...coming, ...samples], search)
}

/**
 * The player's queue: the first sample, which is selected initially, then the wall and the rest (spec: songs.playlist).
 */
export function songQueue<S extends SectionSong>({ wall, coming, samples }: SongSections<S>): readonly S[] {
  const all = [...wall, ...coming, ...samples]
  const first = samples[0] ?? wall.find(isSample)
  return first === undefined ? all : [first, ...all.filter((song) => song !== first)]
}

type SearchableSong = Pick<Song, 'song_title' | 'artist_name'>

/** Songs with the text in title or artist name, ignoring case (spec: songs.search). */
export function songFilter<S extends SearchableSong>(songs: readonly S[], search: string): readonly S[] {
  const query = search.trim().toLowerCase()
  const matches = (text: string) => text.toLowerCase().includes(query)
  return songs.filter(({ song_title, artist_name }) => matches(song_title) || matches(artist_name))
}
