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
import { readStoredUpload } from './uploads.ts'

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
  sound: orNull(readStoredUpload),
  artwork: orNull(readStoredUpload),
  /** Id of the draft made from the files on our server. */
  draft: orNull(hex),
  isRegistered: flag,
}
const readFullRow = fields(row)
/** Rows of an earlier version do not say whether their song is registered, so the server is asked. */
const readRow: typeof readFullRow = (given) =>
  readFullRow(typeof given === 'object' && given !== null ? { isRegistered: false, ...given } : given)

export type StoredPublishing = FieldsOf<typeof row>

const store = sessionStored<readonly StoredPublishing[]>(
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

/** Songs of this session that are being published (spec: studio.resumed). */
export const storedPublishing = {
  all: store.get,
  of: (id: number): StoredPublishing | null => store.get().find((one) => one.id === id) ?? null,
  save(publication: StoredPublishing): void {
    store.set([...store.get().filter(({ id }) => id !== publication.id), publication])
  },
  change(id: number, part: Partial<StoredPublishing>): void {
    const before = storedPublishing.of(id)
    if (before !== null) storedPublishing.save({ ...before, ...part })
  },
  forget(id: number): void {
    if (storedPublishing.of(id) !== null) store.set(store.get().filter((one) => one.id !== id))
  },
}
