import { Earning as PaidSong } from '@musi/api/history/earnings'
import { safeText } from '@musi/domain/safeText'
import { SONG_LIMITS } from '@musi/domain/text/textLimits'
import * as v from 'valibot'

/** One payee's earnings from one song. */
export const Earning = v.omit(PaidSong, ['artist', 'block', 'log'])
export type Earning = v.InferOutput<typeof Earning>

const SHOWN_ID_LENGTH = 10

/** A song without a title on our server is shown by the start of its id. */
export const titleOf = ({ song, title }: Pick<Earning, 'song' | 'title'>): string =>
  title === null ? `${song.slice(0, SHOWN_ID_LENGTH)}…` : safeText(title, SONG_LIMITS.song_title)
