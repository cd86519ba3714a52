import { calendarSeconds } from '@musi/domain/calendarSeconds'
import {
  type ReadBy,
  type Reader,
  address,
  fields,
  flag,
  hex,
  orNull,
  text,
  units,
  wholeNumber,
} from '@musi/domain/untrusted'

/** The contract says seconds as a number of 64 bits, and a newer one may say more. */
const opening: Reader<number> = (value) => {
  const time = units(value)
  return time === undefined ? undefined : calendarSeconds(time)
}

const song = fields({
  song: hex,
  token: address,
  cost: units,
  opensAtSeconds: opening,
  isRetired: flag,
  plays: wholeNumber,
  /** Null: nobody told our server what it is. */
  about: orNull(fields({ song_title: text })),
})
export type PastSong = ReadBy<typeof song>

export const readSong: Reader<PastSong | null> = song
