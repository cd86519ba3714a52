import type { Currency } from '@musi/domain/currency'
import { latePart } from '#platform/page/loading/latePart.tsx'
import { artistOf } from '../artists/artistFeed.ts'
import { sourcedToken } from '../catalogue/tokens.ts'

const ArtistNoteText = latePart(async () => (await import('./ArtistNoteText.tsx')).ArtistNoteText)

type Props = { currencies: readonly (Currency | null)[] }

/** Replaces the warning about an unknown token when an artist's token is used (spec: artist-tokens.note). */
export const ArtistNote = ({ currencies }: Props) =>
  currencies.map((currency) => {
    if (currency?.kind !== 'token' || sourcedToken(currency.address)?.source !== 'artist') return null
    const artist = artistOf(currency.address)
    return artist && <ArtistNoteText key={currency.address} token={currency} creator={artist.creator} />
  })
