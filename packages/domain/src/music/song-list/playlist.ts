/** The first song of a list is the active one; the arrows turn the list (spec: songs.playlist). */
export const nextSong = <S>([first, ...others]: readonly S[]): readonly S[] =>
  first === undefined ? others : [...others, first]

export function previousSong<S>(songs: readonly S[]): readonly S[] {
  const last = songs.at(-1)
  return last === undefined ? songs : [last, ...songs.slice(0, -1)]
}
