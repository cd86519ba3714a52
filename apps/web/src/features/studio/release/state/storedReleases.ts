import type { Address } from '@musi/domain/address'
import {
  type FieldsOf,
  type Reader,
  address,
  fields,
  flag,
  list,
  orNull,
  text,
  wholeNumber,
} from '@musi/domain/untrusted'
import { config } from '#platform/page/config/config.ts'
import { stored } from '#platform/page/storage/stored.ts'
import { readStoredUpload } from '../../publish/uploads.ts'

const digits: Reader<string> = (value) => (typeof value === 'string' && /^\d{1,78}$/.test(value) ? value : undefined)

const row = {
  genesis: text,
  account: address,
  /** The collection of the piece; null opens a new one, described by the next three fields. */
  collection: orNull(address),
  collectionName: text,
  symbol: text,
  collectionText: text,
  /** Number of the artist's collections before this release began; newer ones belong to it. */
  collectionsBefore: wholeNumber,
  piecesBefore: wholeNumber,
  name: text,
  artist: text,
  description: text,
  royaltyBps: wholeNumber,
  /** Stored as text, because JSON has no large integers. */
  releaseSeconds: digits,
  price: digits,
  salt: digits,
  /** Token of the price; null for the native currency. */
  currency: orNull(address),
  days: wholeNumber,
  /** Upload of the picture, with enough to resume it after the page was left. */
  upload: orNull(readStoredUpload),
  /** Path of the piece's metadata file on the server. */
  file: orNull(text),
  isListed: flag,
}

export type StoredRelease = FieldsOf<typeof row>

const NO_RELEASES: { releases: readonly StoredRelease[] } = { releases: [] }

const store = stored(
  { key: 'musi.releases', version: 1, defaults: NO_RELEASES, readers: { releases: list(fields(row)) } },
  () => localStorage,
)

const genesisHash = () => config().genesisHash ?? ''
const belongsTo =
  (account: Address) =>
  (release: StoredRelease): boolean =>
    release.account === account && release.genesis === genesisHash()

/** The unfinished release of an account on this chain; one at a time (spec: release.resumed). */
export const storedReleases = {
  get: () => store.get().releases,
  subscribe: store.subscribe,
  of: (account: Address): StoredRelease | null => store.get().releases.find(belongsTo(account)) ?? null,
  begin: (release: Omit<StoredRelease, 'genesis' | 'upload' | 'file' | 'isListed'>): void =>
    keep({ ...release, genesis: genesisHash(), upload: null, file: null, isListed: false }),
  change(account: Address, part: Partial<Pick<StoredRelease, 'upload' | 'file' | 'isListed'>>): void {
    const before = storedReleases.of(account)
    if (before !== null) keep({ ...before, ...part })
  },
  forget: (account: Address): void =>
    store.set({ releases: store.get().releases.filter((each) => !belongsTo(account)(each)) }),
}

function keep(release: StoredRelease): void {
  store.set({ releases: [...store.get().releases.filter((each) => !belongsTo(release.account)(each)), release] })
}
