import type { Head } from '@musi/api/page/head'
import { type Reader, fields, flag, fromJson, oneOf, orNull, text, wholeNumber, seconds } from '@musi/domain/untrusted'

const head: Reader<Head> = fields({
  number: wholeNumber,
  hash: text,
  timeSeconds: seconds,
  chainId: wholeNumber,
  genesisHash: orNull(text),
  writes: oneOf('on', 'off'),
  disagrees: flag,
})

/** Parses a head sent by the server; null if it is not a valid head. */
export const parseHead = (json: string): Head | null => fromJson(json, head) ?? null
