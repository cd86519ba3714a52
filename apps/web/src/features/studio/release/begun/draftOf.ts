import { exactAmount } from '@musi/domain/amount/amountText'
import { type Currency, amountOf } from '@musi/domain/currency'
import type { KeptRelease } from './keptReleases.ts'
import type { ReleaseDraft } from './typedRelease.ts'

/** Formats a time for the time field, in local time. */
function localTime(seconds: number): string {
  const offsetMs = new Date(seconds * 1000).getTimezoneOffset() * 60_000
  return new Date(seconds * 1000 - offsetMs).toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length)
}

/** The form's input when a release began; the picture is kept as long as the page. */
export function draftOf(release: KeptRelease, currency: Currency | null): Partial<ReleaseDraft> {
  const { collection, collectionName, symbol, collectionText, name, artist, description, royaltyBps, days } = release
  return {
    // One that was opened meanwhile is the newest of the artist's own.
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
