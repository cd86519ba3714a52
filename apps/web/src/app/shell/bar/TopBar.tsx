import { Cluster } from '@musi/ui/layout/Stack'
import { Link } from '#platform/page/navigation/Link.tsx'
import { useLocation } from '#platform/page/navigation/useLocation.ts'
import { Soon } from '#platform/page/navigation/Soon.tsx'
import { t } from '../shellWords.ts'
import styles from './Bar.module.css'
import { isAt, isInMarket } from '../navigation/places.ts'
import { useNarrow } from '../useNarrow.ts'
import { Wordmark } from '../Wordmark.tsx'

/**
 * The name of the product and the one link that is specified (spec: shell.header). The row around it puts the navigation and what is at
 * its end beside it (frame/Shell.module.css).
 */
export function TopBar() {
  const { pathname } = useLocation()
  const narrow = useNarrow()
  return (
    <Cluster as="header" gap={3} nowrap center>
      <Link to="/" className={styles['logo']} aria-label={t('home')}>
        <Wordmark />
      </Link>
      {!narrow && (
        // The mark stands beside the link, whose one word is specified.
        <span className={styles['market']}>
          <Link
            to="/dropzone"
            className={styles['link']}
            aria-current={isAt(pathname, '/dropzone') ? 'page' : isInMarket(pathname) ? 'true' : undefined}
            aria-describedby="market-soon"
          >
            {t('market')}
          </Link>
          <Soon to="/dropzone" id="market-soon" />
        </span>
      )}
    </Cluster>
  )
}
