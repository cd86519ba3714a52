import type { Song } from './song.ts'

type Searched = Pick<Song, 'song_title' | 'artist_name'>

/** Those with the text in their title or in their artist's name, in any case (spec: songs.search). */
export function songFilter<S extends Searched>(songs: readonly S[], search: string): readonly S[] {
  const asked = search.trim().toLowerCase()
  const has = (text: string) => text.toLowerCase().includes(asked)
  return songs.filter(({ song_title, artist_name }) => has(song_title) || has(artist_name))
}
