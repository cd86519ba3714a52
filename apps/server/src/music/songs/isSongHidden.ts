import type { Moderation } from '#moderation/moderation.ts'

/** True if a list must leave the song out: it is hidden, or everything by its artist is. */
export const isSongHidden = (
  { isHidden }: Pick<Moderation, 'isHidden'>,
  { song, artist }: { song: string; artist: string },
): boolean => isHidden({ kind: 'song', id: song }) || isHidden({ kind: 'account', id: artist })
