import { DraftKey, type SongKey } from '@musi/api/music/songs'
import {
  type FieldsOf,
  type Reader,
  address,
  fields,
  flag,
  hex,
  list,
  orNull,
  wholeNumber,
} from '@musi/domain/untrusted'
import { readValue } from '#platform/page/http/readAnswer.ts'
import { sessionStored } from '#platform/page/storage/sessionStored.ts'
import { readKeptUpload } from './uploads.ts'

const digits: Reader<string> = (given) => (typeof given === 'string' && /^\d{1,20}$/.test(given) ? given : undefined)

const readKey: Reader<SongKey> = (given) => readValue(DraftKey, given)

const row = {
  id: wholeNumber,
  account: address,
  token: address,
  /** Stored as text, because JSON has no large integers. */
  opensAtSeconds: orNull(digits),
  payees: list(fields({ account: address, shareBps: wholeNumber })),
  supporters: list(readKey),
  sound: orNull(readKeptUpload),
  artwork: orNull(readKeptUpload),
  /** The draft that became of them at our server. */
  draft: orNull(hex),
  isRegistered: flag,
}
const readWhole = fields(row)
/** Rows of an earlier version do not say whether their song is registered, so the server is asked. */
const readRow: typeof readWhole = (given) =>
  readWhole(typeof given === 'object' && given !== null ? { isRegistered: false, ...given } : given)

export type KeptPublishing = FieldsOf<typeof row>

const store = sessionStored<readonly KeptPublishing[]>(
  {
    key: 'publishing',
    empty: [],
    read(data) {
      const rows = Array.isArray(data) ? data : []
      const value = rows.flatMap((each) => readRow(each) ?? [])
      return { value, isDamaged: !Array.isArray(data) || value.length < rows.length }
    },
  },
  () => sessionStorage,
)

/** The songs of this session that are on their way into the jukebox (spec: studio.resumed). */
export const keptPublishing = {
  all: store.get,
  of: (id: number): KeptPublishing | null => store.get().find((one) => one.id === id) ?? null,
  keep(kept: KeptPublishing): void {
    store.set([...store.get().filter(({ id }) => id !== kept.id), kept])
  },
  change(id: number, part: Partial<KeptPublishing>): void {
    const before = keptPublishing.of(id)
    if (before !== null) keptPublishing.keep({ ...before, ...part })
  },
  forget(id: number): void {
    if (keptPublishing.of(id) !== null) store.set(store.get().filter((one) => one.id !== id))
  },
}
