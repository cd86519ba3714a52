import { Song } from '@musi/api/music/songs'
import * as v from 'valibot'

/** Everything the pages of a song and an artist show. */
export const WholeSong = v.omit(Song, ['block', 'log'])
export type WholeSong = v.InferOutput<typeof WholeSong>
