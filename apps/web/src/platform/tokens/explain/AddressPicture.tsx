import { logoPath } from '@musi/api/page/lists'
import type { Address } from '@musi/domain/address'
import { Cover } from '#platform/page/artwork/Cover.tsx'
import { Sleeve } from '#platform/page/artwork/Sleeve.tsx'
import { ownToken } from '../artists/ownToken.ts'
import { useArtistFeed } from '../artists/useArtistFeed.ts'
import { Coin } from '../token-logo/Coin.tsx'
import styles from './text.module.css'
import { addressDirectory } from './addressDirectory.ts'
import { useIdentity } from './useIdentity.ts'

/** A token's coin, an artist's record, or a picture generated from the address. */
export function AddressPicture({ address, isSmall = false }: { address: Address; isSmall?: boolean }) {
  const identity = useIdentity(address)
  const { artists } = useArtistFeed()
  // An artist has the same picture as a token and as an account.
  const record = artists.has(address) ? address : (ownToken(address, artists)?.address ?? null)
  // The server draws the logos of the address book.
  if (addressDirectory().tokens.includes(address))
    return <img src={logoPath(address)} alt="" className={styles['round']} />
  if (record !== null)
    return (
      <span className={styles['record']}>
        <Sleeve seed={record} isSmall={isSmall} />
      </span>
    )
  if (identity?.kind === 'token')
    return <Coin address={address} symbol={identity.symbol} drawnAs={null} className={styles['round']} />
  const round = identity === null || identity.kind === 'person' || identity.kind === 'account'
  return <Cover seed={address} className={round ? styles['round'] : styles['square']} isSmall={isSmall} />
}
