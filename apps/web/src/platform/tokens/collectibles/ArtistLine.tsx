import type { Address } from '@musi/domain/address'
import { Cluster } from '@musi/ui/layout/Stack'
import { textClass } from '@musi/ui/Text'
import { Face } from '#platform/page/artwork/Face.tsx'
import type { Token } from '@musi/domain/currency'
import { PlaceLink } from '#platform/page/navigation/PlaceLink.tsx'
import { NameText } from '../explain/AddressName.tsx'
import { ownToken } from '../artists/ownToken.ts'
import { useArtistFeed } from '../artists/useArtistFeed.ts'
import styles from './AssetPicture.module.css'

type Props = {
  /** `name`: the unproven name in the piece's file, shown only if no account is known. */
  artist: { readonly name: string; readonly address: Address | null }
  /** Name of the collection; empty if there is none. */
  collection?: string
  /** True for the larger form with a link to the artist, on the page of the piece. */
  isHead?: boolean
}

/** Picture and name of a piece's creator: square for an artist with a token, round otherwise. */
export function ArtistLine({ artist: { name, address }, collection = '', isHead = false }: Props) {
  const { artists } = useArtistFeed()
  const token = address === null ? null : ownToken(address, artists)
  return (
    <Cluster as="p" gap={2} center nowrap tone={isHead ? 'strong' : 'muted'} size={isHead ? 16 : 14}>
      {address !== null && (
        <Face seed={token?.address ?? address} of={token === null ? 'person' : 'artist'} size={isHead ? 40 : 20} />
      )}
      <span className={`${styles['artist']} ${textClass({ shrinks: true })}`}>
        {/* A file may name any artist, so a known account's own name is shown instead. */}
        {address === null ? (
          name
        ) : isHead ? (
          <PlaceLink to={`/artist/${address}`} className="touch-target">
            <ArtistName account={address} token={token} />
          </PlaceLink>
        ) : (
          <ArtistName account={address} token={token} />
        )}
        {collection !== '' && ` · ${collection}`}
      </span>
    </Cluster>
  )
}

const ArtistName = ({ account, token }: { account: Address; token: Token | null }) =>
  token?.name ?? <NameText address={account} />
