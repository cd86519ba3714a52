import type { SongTexts } from '../text/textLimits.ts'

/**
 * A song of the jukebox. Its field names are specified, because they are stored and shown by the upload form (spec: songs.fields).
 */
export type Song = SongTexts & {
  readonly id: string
  /** Price of a play in the smallest units of the artist's token. */
  readonly cost: bigint
  readonly views: number
  /** Release date as text. */
  readonly released_date: string
  /** The text 'true' or 'false' (spec: songs.fields). */
  readonly exclusive: 'true' | 'false'
}
