import type { Address } from '@musi/domain/address'
import { Cluster } from '@musi/ui/layout/Stack'
import { textClass } from '@musi/ui/Text'
import { Face } from '#platform/page/artwork/Face.tsx'
import { NameText } from '../explain/AddressName.tsx'
import { ownToken } from '../artists/ownToken.ts'
import { useArtistFeed } from '../artists/useArtistFeed.ts'
import styles from './AssetPicture.module.css'

type Props = {
  /** `name`: the unproven name in the piece's file, shown only where no account is known. */
  artist: { readonly name: string; readonly address: Address | null }
  /** Name of the collection; empty without one. */
  collection?: string
}

/** Picture and name of a piece's creator: square for an artist with a token, round otherwise. */
export function ArtistLine({ artist: { name, address }, collection = '' }: Props) {
  const { artists } = useArtistFeed()
  const token = address === null ? null : ownToken(address, artists)
  return (
    <Cluster as="p" gap={2} center nowrap tone="muted" size={14}>
      {address !== null && (
        <Face seed={token?.address ?? address} of={token === null ? 'person' : 'artist'} size={20} />
      )}
      <span className={`${styles['artist']} ${textClass({ shrinks: true })}`}>
        {/* A file may name any artist, so a known account's own name is shown instead. */}
        {address === null ? name : (token?.name ?? <NameText address={address} />)}
        {collection !== '' && ` · ${collection}`}
      </span>
    </Cluster>
  )
}
