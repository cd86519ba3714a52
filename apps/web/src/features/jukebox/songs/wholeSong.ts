import { Song } from '@musi/api/music/songs'
import * as v from 'valibot'

/** All that the pages of a song and of an artist tell. */
export const WholeSong = v.omit(Song, ['block', 'log'])
export type WholeSong = v.InferOutput<typeof WholeSong>
