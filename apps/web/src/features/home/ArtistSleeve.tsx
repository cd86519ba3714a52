import { safeText } from '@musi/domain/safeText'
import { buttonClass } from '@musi/ui/controls/Button'
import { Text } from '@musi/ui/Text'
import { unitText } from '#platform/page/money/unitText.ts'
import { Sleeve } from '#platform/page/artwork/Sleeve.tsx'
import { Link } from '#platform/page/navigation/Link.tsx'
import { artistPriceText } from '#platform/tokens/artists/artistPriceText.ts'
import { marketNews } from '#platform/tokens/artists/marketNews.ts'
import { useArtistMarket } from '#platform/tokens/artists/useArtistMarket.ts'
import styles from './Crate.module.css'
import { t } from './homeWords.ts'

const LONGEST_NAME = 40

/** The record of the artist whose token is traded most deeply, and the way to it. */
export function ArtistSleeve() {
  const market = useArtistMarket()
  const [first = null] = market.kind === 'read' ? market.artists : []
  return (
    <div className={styles['artist']}>
      <div key={first?.artist.token.address ?? 'none'} className={styles['sleeve']}>
        <Sleeve seed={first?.artist.token.address ?? 'musi'} turning disc="out" />
      </div>
      <div className={styles['chip']}>
        {first === null ? (
          <output>{marketNews(market)}</output>
        ) : (
          <>
            <p>
              <b>
                <Link to={`/artist/${first.artist.creator}`}>{safeText(first.artist.token.name, LONGEST_NAME)}</Link>
              </b>
              <Text as="span" tone="muted" figures>
                {artistPriceText(first)}
              </Text>
            </p>
            <Link to={`/swap?outputCurrency=${first.artist.token.address}`} className={buttonClass({ size: 'small' })}>
              {t('cover.get', { symbol: unitText(first.artist.token) })}
            </Link>
          </>
        )}
      </div>
    </div>
  )
}
