import { safeText } from '@musi/domain/safeText'
import { buttonClass } from '@musi/ui/controls/Button'
import { Sleeve } from '#platform/page/artwork/Sleeve.tsx'
import { EmptyPage } from '#platform/page/card/EmptyPage.tsx'
import { Link } from '#platform/page/navigation/Link.tsx'
import { usePage } from '#platform/page/navigation/usePage.ts'
import { useAddressField } from '#platform/tokens/address-input/useAddressField.ts'
import { ArtistScreen } from './artist/ArtistScreen.tsx'
import { artistPageText } from './artist/artistPageWords.ts'
import { songPageText } from './song/songPageWords.ts'

/** Longest identifier shown from the URL; an address has 42 characters. */
const IDENTIFIER_LIMIT = 80

/** /artist/{address}: an artist's songs, tokens and pieces. A name in the URL is resolved to its address (spec: songs.artist-page). */
export function ArtistPage() {
  const page = usePage()
  const identifier = page?.name === 'artist' ? page.identifier : ''
  const field = useAddressField(identifier)
  if (field.kind === 'address') return <ArtistScreen key={field.address} address={field.address} />
  const isLoading = field.kind === 'loading'
  return (
    <EmptyPage
      id="artist-page"
      record={<Sleeve seed={null} />}
      title={isLoading ? safeText(identifier, IDENTIFIER_LIMIT) : artistPageText('nobody')}
      actions={
        <Link to="/jukebox" className={buttonClass()}>
          {songPageText('toJukebox')}
        </Link>
      }
    >
      <output>{artistPageText(isLoading ? 'resolving' : 'nobodyText')}</output>
    </EmptyPage>
  )
}
