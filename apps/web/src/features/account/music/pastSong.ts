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

/** The contract says seconds as a number of 256 bits; what is later than any calendar never opens. */
const seconds: Reader<number> = (value) => {
  const time = units(value)
  return time === undefined ? undefined : Math.min(Number(time), 8.64e12)
}

const song = fields({
  song: hex,
  token: address,
  cost: units,
  opensAtSeconds: seconds,
  isRetired: flag,
  plays: wholeNumber,
  /** Null: nobody told our server what it is. */
  about: orNull(fields({ song_title: text })),
})
export type PastSong = ReadBy<typeof song>

export const readSong: Reader<PastSong | null> = song
