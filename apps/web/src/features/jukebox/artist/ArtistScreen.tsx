import { SONGS_PATH } from '@musi/api/paths'
import type { Address } from '@musi/domain/address'
import { safeText } from '@musi/domain/safeText'
import { SONG_LIMITS } from '@musi/domain/text/textLimits'
import { Code } from '#platform/page/card/Code.tsx'
import { Link } from '#platform/page/navigation/Link.tsx'
import { contractOf } from '#platform/page/config/config.ts'
import { ExplorerLink } from '#platform/page/links/ExplorerLink.tsx'
import { Sleeve } from '#platform/page/artwork/Sleeve.tsx'
import { useHistory } from '#platform/session/history/useHistory.ts'
import { useAccount } from '#platform/session/wallet/useAccount.ts'
import { NameText } from '#platform/tokens/explain/AddressName.tsx'
import { WholeSong } from '../song/wholeSong.ts'
import { ArtistFrame } from './ArtistFrame.tsx'
import styles from './ArtistFrame.module.css'
import { ArtistPieces } from './ArtistPieces.tsx'
import { ArtistSongs } from './ArtistSongs.tsx'
import { ArtistTokens } from './ArtistTokens.tsx'
import { ForFans } from './ForFans.tsx'
import { t } from './artistPageWords.ts'
import { useArtistTokens } from './useArtistTokens.ts'

const MOST_NAMES = 3

/** An artist by the account that registers songs and makes tokens (spec: songs.artist-page). */
export function ArtistScreen({ address }: { address: Address }) {
  const isOwn = useAccount() === address
  const songs = useHistory({ path: `${SONGS_PATH}?artist=${address}`, row: WholeSong, topics: ['songs', 'plays'] })
  const tokens = useArtistTokens(address)
  const rows = songs.kind === 'read' ? songs.rows : []
  const names = [
    ...new Set(
      rows.flatMap(({ about }) => (about === null ? [] : [safeText(about.artist_name, SONG_LIMITS.artist_name)])),
    ),
  ]
  const [first] = tokens.tokens
  return (
    <ArtistFrame
      picture={<Sleeve seed={first?.artist.token.address ?? address} disc="out" />}
      more={isOwn && <span className={styles['own']}>{t('you')}</span>}
      title={<NameText address={address} />}
      calls={names.length > 0 && <bdi>{t('calls', { names: names.slice(0, MOST_NAMES).join(', ') })}</bdi>}
      address={<Code text={address} />}
      ways={
        <>
          {isOwn && (
            <>
              <Link to="/form" id="to-studio">
                {t('studio')}
              </Link>
              {contractOf('musicCollectionFactory') !== null && (
                <Link to="/release" id="to-release">
                  {t('release')}
                </Link>
              )}
            </>
          )}
          <Link to={`/account/${address}`}>{t('account')}</Link>
          <ExplorerLink subject="address" identifier={address}>
            {t('explorer')}
          </ExplorerLink>
        </>
      }
      songs={<ArtistSongs history={songs} />}
      rest={
        <>
          <ArtistTokens tokens={tokens} />
          <ForFans songs={songs} tokens={tokens} />
          <ArtistPieces artist={address} />
        </>
      }
    />
  )
}
