import { safeText } from '@musi/domain/safeText'
import { SONG_LIMITS } from '@musi/domain/text/textLimits'
import { type FieldsOf, address, fields, hex, orNull, text, units, wholeNumber } from '@musi/domain/untrusted'

const row = {
  song: hex,
  title: orNull(text),
  jukebox: address,
  token: address,
  payee: address,
  shareBps: wholeNumber,
  plays: wholeNumber,
  earned: units,
  kept: units,
}

/** What one payee had of one song. */
export type Earning = FieldsOf<typeof row>
export const readEarning = fields(row)

const ID_SHOWN = 10

/** A song that nobody told our server of goes by the beginning of its id. */
export const titleOf = ({ song, title }: Pick<Earning, 'song' | 'title'>): string =>
  title === null ? `${song.slice(0, ID_SHOWN)}…` : safeText(title, SONG_LIMITS.song_title)
