import { Song } from '@musi/api/music/songs'
import { SONGS_PATH } from '@musi/api/paths'
import type { Address } from '@musi/domain/address'
import * as v from 'valibot'
import { type History, useHistory } from '#platform/session/history/useHistory.ts'

const ChainSong = v.pick(Song, ['song', 'isRetired', 'plays', 'about'])
export type ChainSong = v.InferOutput<typeof ChainSong>

/** Songs an artist registered, as everybody can read them; null if there is no artist. */
export const useChainSongs = (artist: Address | null): History<ChainSong> =>
  useHistory({
    path: artist === null ? null : `${SONGS_PATH}?artist=${artist}`,
    row: ChainSong,
    topics: ['songs', 'plays'],
  })
