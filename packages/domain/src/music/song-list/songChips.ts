import type { Song } from '../song.ts'
import type { ShelvedSong } from './songShelves.ts'

/** What the chips above the wall leave of it. */
export type SongChips = {
  /** What the account can play now. */
  readonly isMine: boolean
  readonly isNew: boolean
  readonly isTop: boolean
  /** Null: any. */
  readonly genre: string | null
}

export const NO_CHIPS: SongChips = { isMine: false, isNew: false, isTop: false, genre: null }

export const isAnyChip = ({ isMine, isNew, isTop, genre }: SongChips): boolean =>
  isMine || isNew || isTop || genre !== null

/** How long a song is new. */
const NEW_SECONDS = 14 * 24 * 60 * 60
/** How many songs are at the top. */
const TOP = 10

export type ChosenSong = ShelvedSong &
  Pick<Song, 'genre'> & {
    /** When it came out; null for a sample. */
    readonly outAtSeconds: number | null
  }

type Known<S> = {
  /** By the clock of the chain; null while it is not known. */
  readonly nowSeconds: number | null
  /** Null where it is not known yet. */
  readonly canPlay: (song: S) => boolean | null
}

const playsOf = ({ offer, recentPlays, views }: ChosenSong): number =>
  offer.kind === 'sample' ? 0 : (recentPlays ?? views)

/** The songs with most paid plays of 28 days; without these figures, of all plays. */
function topOf<S extends ChosenSong>(songs: readonly S[]): ReadonlySet<S> {
  const played = songs.filter((song) => playsOf(song) > 0)
  return new Set(played.toSorted((one, other) => playsOf(other) - playsOf(one)).slice(0, TOP))
}

function isNewAt({ outAtSeconds }: ChosenSong, nowSeconds: number | null): boolean {
  if (outAtSeconds === null || nowSeconds === null) return false
  return nowSeconds - outAtSeconds < NEW_SECONDS
}

const sameGenre = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

/** What all chosen chips let through (spec: songs.chips). `isWaiting`: whether some of it can be played is not known yet. */
export function songsChosen<S extends ChosenSong>(
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

/** The genres that there are, A to Z, each once whatever its case. */
export function genresOf(songs: readonly Pick<Song, 'genre'>[]): readonly string[] {
  const genres = new Map<string, string>()
  for (const { genre } of songs)
    if (genre !== '' && !genres.has(genre.toLowerCase())) genres.set(genre.toLowerCase(), genre)
  return [...genres.values()].toSorted((one, other) => one.localeCompare(other, 'en', { sensitivity: 'base' }))
}
