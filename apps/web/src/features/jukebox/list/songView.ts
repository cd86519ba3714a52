import { oneOf } from '@musi/domain/untrusted'
import { stored } from '#platform/page/storage/stored.ts'

export const SONG_VIEWS = ['wall', 'list'] as const
export type SongView = (typeof SONG_VIEWS)[number]

/** How the jukebox shows its songs; the wall is the view of a first visit (spec: songs.views). */
export const songView = stored<{ view: SongView }>(
  { key: 'musi.jukebox', version: 1, defaults: { view: 'wall' }, readers: { view: oneOf(...SONG_VIEWS) } },
  () => localStorage,
)
