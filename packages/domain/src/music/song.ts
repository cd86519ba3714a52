import type { SongTexts } from '../text/textLimits.ts'

/**
 * A song of the jukebox (spec: songs.fields). Its field names are those of the specification: they are stored, and the upload form
 * says them.
 */
export type Song = SongTexts & {
  readonly id: string
  /** In smallest units of the artist's token: exact, whatever was typed. */
  readonly cost: bigint
  readonly views: number
  /** A date as text. */
  readonly released_date: string
  /** A text: 'false' is a value, not an absence (spec: songs.fields). */
  readonly exclusive: 'true' | 'false'
}
