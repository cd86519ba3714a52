import type { Song } from '../song.ts'
import type { SectionSong } from './songSections.ts'

/** Filters of the song list. */
export type SongChips = {
  /** Only songs the account can play now. */
  readonly isMine: boolean
  readonly isNew: boolean
  readonly isTop: boolean
  /** The only genre shown; null for any genre. */
  readonly genre: string | null
}

export const NO_CHIPS: SongChips = { isMine: false, isNew: false, isTop: false, genre: null }

export const hasFilter = ({ isMine, isNew, isTop, genre }: SongChips): boolean =>
  isMine || isNew || isTop || genre !== null

/** Time for which a song counts as new. */
const NEW_SECONDS = 14 * 24 * 60 * 60
/** Number of songs in the top list. */
const TOP_COUNT = 10

export type FilterableSong = SectionSong &
  Pick<Song, 'genre'> & {
    /** Release time; null for a sample. */
    readonly outAtSeconds: number | null
  }

type Known<S> = {
  /** The chain's time; null while unknown. */
  readonly nowSeconds: number | null
  /** True if the account can play a song; null while unknown. */
  readonly canPlay: (song: S) => boolean | null
}

const playsOf = ({ offer, recentPlays, views }: FilterableSong): number =>
  offer.kind === 'sample' ? 0 : (recentPlays ?? views)

/** The songs with the most paid plays in 28 days, or in total if those figures are missing. */
function topOf<S extends FilterableSong>(songs: readonly S[]): ReadonlySet<S> {
  const played = songs.filter((song) => playsOf(song) > 0)
  return new Set(played.toSorted((one, other) => playsOf(other) - playsOf(one)).slice(0, TOP_COUNT))
}

function isNewAt({ outAtSeconds }: FilterableSong, nowSeconds: number | null): boolean {
  if (outAtSeconds === null || nowSeconds === null) return false
  return nowSeconds - outAtSeconds < NEW_SECONDS
}

const sameGenre = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

/**
 * Songs that pass all filters (spec: songs.chips). `isWaiting` is true if it is unknown for some whether they can be played.
 */
export function filteredSongs<S extends FilterableSong>(
  songs: readonly S[],
  { isMine, isNew, isTop, genre }: SongChips,
  { nowSeconds, canPlay }: Known<S>,
): { readonly songs: readonly S[]; readonly isWaiting: boolean } {
  const top = topOf(songs)
  const chosen = songs.filter(
    (song) =>
      (!isNew || isNewAt(song, nowSeconds)) &&
      (!isTop || top.has(song)) &&
      (genre === null || sameGenre(song.genre, genre)),
  )
  if (!isMine) return { songs: chosen, isWaiting: false }
  return {
    songs: chosen.filter((song) => canPlay(song) === true),
    isWaiting: chosen.some((song) => canPlay(song) === null),
  }
}

/** All genres, A to Z, once each regardless of case. */
export function genresOf(songs: readonly Pick<Song, 'genre'>[]): readonly string[] {
  const genres = new Map<string, string>()
  for (const { genre } of songs)
    if (genre !== '' && !genres.has(genre.toLowerCase())) genres.set(genre.toLowerCase(), genre)
  return [...genres.values()].toSorted((one, other) => one.localeCompare(other, 'en', { sensitivity: 'base' }))
}
