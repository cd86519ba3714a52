import type { Address } from '@musi/domain/address'
import { Cluster } from '@musi/ui/layout/Stack'
import { textClass } from '@musi/ui/Text'
import { Cover } from '#platform/page/artwork/Cover.tsx'
import { NameText } from '../explain/AddressName.tsx'
import { useArtistFeed } from '../artists/useArtistFeed.ts'
import styles from './AssetPicture.module.css'

type Props = {
  /** `name`: how the file of the piece calls its artist, which nobody has proven; empty if it does not. */
  artist: { readonly name: string; readonly address: Address | null }
  /** Name of the collection; empty without one. */
  collection?: string
}

/** The token that an account made here, if it is not like an earlier one: its cover is the face of the artist. */
function useOwnToken(address: Address | null) {
  const { artists } = useArtistFeed()
  if (address === null) return null
  return (
    [...artists.values()].find(({ creator, lookAlike }) => creator === address && lookAlike === null)?.token ?? null
  )
}

/** Face and name of who made a piece: square for an artist with a token, round for anybody else. */
export function ArtistLine({ artist: { name, address }, collection = '' }: Props) {
  const token = useOwnToken(address)
  return (
    <Cluster as="p" gap={2} center nowrap tone="muted" size={14}>
      {address !== null && (
        <Cover seed={token?.address ?? address} className={token === null ? styles['roundFace'] : styles['face']} />
      )}
      <span className={`${styles['artist']} ${textClass({ shrinks: true })}`}>
        {token !== null ? token.name : address === null || name !== '' ? name : <NameText address={address} />}
        {collection !== '' && ` · ${collection}`}
      </span>
    </Cluster>
  )
}
