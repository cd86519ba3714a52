import type { Address } from '@musi/domain/address'
import type { TypedRelease } from '@musi/domain/market/readRelease'
import { perVisit, visitEnd } from '#platform/page/visit/visit.ts'
import { visitValue } from '#platform/page/visit/visitValue.ts'

export type ReleaseDraft = TypedRelease & {
  /** One of the artist's collections; if it is not found, the newest. */
  readonly collection: Address | 'new' | 'newest'
  readonly picture: { readonly file: File; readonly address: string } | null
  /** Formatted for the time field, in local time. */
  readonly releaseAt: string
  readonly currency: 'native' | Address
  readonly days: number
}

export const DAYS = [7, 30, 90, 180] as const

const EMPTY_DRAFT: ReleaseDraft = {
  collection: 'newest',
  collectionName: '',
  symbol: '',
  collectionText: '',
  picture: null,
  name: '',
  artist: '',
  description: '',
  releaseAt: '',
  price: '',
  currency: 'native',
  days: 90,
  royalty: '5',
}

const value = visitValue<ReleaseDraft>(() => EMPTY_DRAFT)
/** Object URL of the picture, valid until it is revoked. */
const pictureUrl = perVisit(() => {
  const now = { address: null as string | null }
  visitEnd().addEventListener('abort', () => now.address !== null && URL.revokeObjectURL(now.address))
  return now
})

/** Keeps the input while the user visits other pages (spec: release.form). */
export const typedRelease = {
  get: value.get,
  subscribe: value.subscribe,
  change: (part: Partial<ReleaseDraft>): void => value.set({ ...value.get(), ...part }),
  pick(file: File): void {
    const now = pictureUrl()
    if (now.address !== null) URL.revokeObjectURL(now.address)
    now.address = URL.createObjectURL(file)
    typedRelease.change({ picture: { file, address: now.address } })
  },
  /** Clears the form for another piece, keeping what all of an artist's pieces share. */
  clear: (): void =>
    value.set({
      ...EMPTY_DRAFT,
      artist: value.get().artist,
      royalty: value.get().royalty,
      currency: value.get().currency,
    }),
}
