import { type Address, isAddress } from '@musi/domain/address'
import { safeText } from '@musi/domain/safeText'
import { Link } from '../../../platform/page/navigation/Link.tsx'
import { NameText } from '../../../platform/tokens/explain/AddressName.tsx'

const LONGEST = 60

/** To the page of an artist, under the name that a song gives him, else that of his address. */
export const ArtistLink = ({ address, name = '' }: { address: Address; name?: string }) => {
  const of = isAddress(address) || address
  const text = safeText(name, LONGEST)
  return (
    <Link to={`/artist/${of}`} className="finger" title={of}>
      {text === '' ? <NameText address={of} /> : <bdi>{text}</bdi>}
    </Link>
  )
}
