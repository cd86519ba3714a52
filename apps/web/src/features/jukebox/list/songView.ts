import { oneOf } from '@musi/domain/untrusted'
import { stored } from '#platform/page/storage/stored.ts'

export const SONG_VIEWS = ['wall', 'list'] as const
export type SongView = (typeof SONG_VIEWS)[number]

/** View of the song list; the wall is the default (spec: songs.views). */
export const songView = stored<{ view: SongView }>(
  { key: 'musi.jukebox', version: 1, defaults: { view: 'wall' }, readers: { view: oneOf(...SONG_VIEWS) } },
  () => localStorage,
)
