import { type Address, parseAddress } from '@musi/domain/address'
import { safeText } from '@musi/domain/safeText'
import { SONG_LIMITS } from '@musi/domain/text/textLimits'
import { Link } from '#platform/page/navigation/Link.tsx'
import { NameText } from '#platform/tokens/explain/AddressName.tsx'

/** Link to an artist's page, labelled with the name in the song, or by the account's name. */
export const ArtistLink = ({ address, name = '' }: { address: Address; name?: string }) => {
  const artist = parseAddress(address) ?? address
  const text = safeText(name, SONG_LIMITS.artist_name)
  return (
    <Link to={`/artist/${artist}`} className="touch-target" title={artist}>
      {text === '' ? <NameText address={artist} /> : <bdi>{text}</bdi>}
    </Link>
  )
}
