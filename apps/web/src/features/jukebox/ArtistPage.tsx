import type { Address } from '@musi/domain/address'
import { safeText } from '@musi/domain/safeText'
import { usePage } from '#platform/page/navigation/usePage.ts'
import { useAddressField } from '#platform/tokens/address-input/useAddressField.ts'
import { ArtistScreen } from './artist/ArtistScreen.tsx'
import { artistPageText } from './artist/artistPageWords.ts'
import { NoArtist } from './artist/NoArtist.tsx'
import { useIsNoArtist } from './artist/useIsNoArtist.ts'

/** Longest identifier shown from the URL; an address has 42 characters. */
const IDENTIFIER_LIMIT = 80

/** /artist/{address}: an artist's songs, tokens and pieces. A name in the URL is resolved to its address (spec: songs.artist-page). */
export function ArtistPage() {
  const page = usePage()
  const identifier = page?.name === 'artist' ? page.identifier : ''
  const field = useAddressField(identifier)
  if (field.kind === 'address') return <Artist key={field.address} address={field.address} />
  const isLoading = field.kind === 'loading'
  return (
    <NoArtist title={isLoading ? safeText(identifier, IDENTIFIER_LIMIT) : null}>
      {artistPageText(isLoading ? 'resolving' : 'nobodyText')}
    </NoArtist>
  )
}

/** Says that an account without songs, tokens and pieces is no artist, with a link to its holdings. */
function Artist({ address }: { address: Address }) {
  return useIsNoArtist(address) ? (
    <NoArtist title={null} account={address}>
      {artistPageText('nobodyHere')}
    </NoArtist>
  ) : (
    <ArtistScreen address={address} />
  )
}
