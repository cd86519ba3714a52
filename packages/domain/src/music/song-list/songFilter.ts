import type { Song } from '../song.ts'

type SearchableSong = Pick<Song, 'song_title' | 'artist_name'>

/** Songs with the text in title or artist name, ignoring case (spec: songs.search). */
export function songFilter<S extends SearchableSong>(songs: readonly S[], search: string): readonly S[] {
  const query = search.trim().toLowerCase()
  const matches = (text: string) => text.toLowerCase().includes(query)
  return songs.filter(({ song_title, artist_name }) => matches(song_title) || matches(artist_name))
}
