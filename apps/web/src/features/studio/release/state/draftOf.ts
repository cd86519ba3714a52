import { exactAmount } from '@musi/domain/amount/amountText'
import { type Currency, amountOf } from '@musi/domain/currency'
import type { StoredRelease } from './storedReleases.ts'
import type { ReleaseDraft } from './typedRelease.ts'

/** Formats a time for the time field, in local time. */
function localTime(seconds: number): string {
  const offsetMs = new Date(seconds * 1000).getTimezoneOffset() * 60_000
  return new Date(seconds * 1000 - offsetMs).toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length)
}

/** Form input that a release began with; the picture stays until the page is left. */
export function draftOf(release: StoredRelease, currency: Currency | null): Partial<ReleaseDraft> {
  const { collection, collectionName, symbol, collectionText, name, artist, description, royaltyBps, days } = release
  return {
    // A collection opened meanwhile is the artist's newest.
    ...(collection === null ? { collectionName, symbol, collectionText, collection: 'newest' } : { collection }),
    name,
    artist,
    description,
    days,
    royalty: String(royaltyBps / 100),
    releaseAt: localTime(Number(release.releaseSeconds)),
    ...(currency !== null && {
      price: exactAmount(amountOf(currency, BigInt(release.price))),
      currency: release.currency ?? 'native',
    }),
  }
}
