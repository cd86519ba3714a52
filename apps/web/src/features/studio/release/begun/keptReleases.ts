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
import { readKeptUpload } from '../../publish/uploads.ts'

const digits: Reader<string> = (given) => (typeof given === 'string' && /^\d{1,78}$/.test(given) ? given : undefined)

const row = {
  genesis: text,
  account: address,
  /** Null opens a new collection, described by the next three fields. */
  collection: orNull(address),
  collectionName: text,
  symbol: text,
  collectionText: text,
  /** Collections before it began; newer ones belong to this release. */
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
  /** Null for the native currency. */
  currency: orNull(address),
  days: wholeNumber,
  /** The picture on its way: enough to go on with it when the page was left. */
  upload: orNull(readKeptUpload),
  /** Path of the piece's metadata file on the server. */
  file: orNull(text),
  isListed: flag,
}

export type KeptRelease = FieldsOf<typeof row>

const NOTHING: { releases: readonly KeptRelease[] } = { releases: [] }

const store = stored(
  { key: 'musi.releases', version: 1, defaults: NOTHING, readers: { releases: list(fields(row)) } },
  () => localStorage,
)

const genesis = () => config().genesisHash ?? ''
const isOf =
  (account: Address) =>
  (release: KeptRelease): boolean =>
    release.account === account && release.genesis === genesis()

/** The release that an account has begun on this chain and not ended: one at a time (spec: release.resumed). */
export const keptReleases = {
  get: () => store.get().releases,
  subscribe: store.subscribe,
  of: (account: Address): KeptRelease | null => store.get().releases.find(isOf(account)) ?? null,
  begin: (release: Omit<KeptRelease, 'genesis' | 'upload' | 'file' | 'isListed'>): void =>
    keep({ ...release, genesis: genesis(), upload: null, file: null, isListed: false }),
  change(account: Address, part: Partial<Pick<KeptRelease, 'upload' | 'file' | 'isListed'>>): void {
    const before = keptReleases.of(account)
    if (before !== null) keep({ ...before, ...part })
  },
  forget: (account: Address): void =>
    store.set({ releases: store.get().releases.filter((each) => !isOf(account)(each)) }),
}

function keep(release: KeptRelease): void {
  store.set({ releases: [...store.get().releases.filter((each) => !isOf(release.account)(each)), release] })
}
