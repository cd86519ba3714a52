import { safeText } from '@musi/domain/safeText'
import { buttonClass } from '@musi/ui/controls/Button'
import { Link } from '#platform/page/navigation/Link.tsx'
import { usePage } from '#platform/page/navigation/usePage.ts'
import { useAddressField } from '#platform/tokens/address-input/useAddressField.ts'
import { ArtistScreen } from './artist/ArtistScreen.tsx'
import { artistPageText } from './artist/artistPageWords.ts'
import styles from './song/NoSong.module.css'
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
    <section id="artist-page" className={styles['none']}>
      <h1 tabIndex={-1}>{isLoading ? safeText(identifier, IDENTIFIER_LIMIT) : artistPageText('nobody')}</h1>
      <output>{artistPageText(isLoading ? 'resolving' : 'nobodyText')}</output>
      <Link to="/jukebox" className={buttonClass()}>
        {songPageText('toJukebox')}
      </Link>
    </section>
  )
}
