import { type Address, parseAddress } from '@musi/domain/address'
import { safeText } from '@musi/domain/safeText'
import { SONG_LIMITS } from '@musi/domain/text/textLimits'
import { Link } from '#platform/page/navigation/Link.tsx'
import { NameText } from '#platform/tokens/explain/AddressName.tsx'

/** To the page of an artist, under the name that a song gives him, else that of his address. */
export const ArtistLink = ({ address, name = '' }: { address: Address; name?: string }) => {
  const of = parseAddress(address) ?? address
  const text = safeText(name, SONG_LIMITS.artist_name)
  return (
    <Link to={`/artist/${of}`} className="finger" title={of}>
      {text === '' ? <NameText address={of} /> : <bdi>{text}</bdi>}
    </Link>
  )
}
