import type { Moderation } from '#moderation/moderation.ts'

/** True if lists must leave the song out, because it is hidden or its artist is. */
export const isSongHidden = (
  { isHidden }: Pick<Moderation, 'isHidden'>,
  { song, artist }: { song: string; artist: string },
): boolean => isHidden({ kind: 'song', id: song }) || isHidden({ kind: 'account', id: artist })
