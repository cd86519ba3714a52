import { Cluster } from '@musi/ui/layout/Stack'
import { Link } from '#platform/page/navigation/Link.tsx'
import { useLocation } from '#platform/page/navigation/useLocation.ts'
import { Soon } from '#platform/page/navigation/Soon.tsx'
import { shellText } from '../shellWords.ts'
import styles from './Bar.module.css'
import { isAt, isInMarket } from '../navigation/places.ts'
import { useNarrow } from '../useNarrow.ts'
import { Wordmark } from '../Wordmark.tsx'

/**
 * The product name and its one specified link (spec: shell.header). The surrounding row adds the navigation and the
 * controls (frame/Shell.module.css).
 */
export function TopBar() {
  const { pathname } = useLocation()
  const narrow = useNarrow()
  return (
    <Cluster as="header" gap={3} nowrap center>
      <Link to="/" className={styles['logo']} aria-label={shellText('home')}>
        <Wordmark />
      </Link>
      {!narrow && (
        // The badge sits beside the link, because the link's text is specified.
        <span className={styles['market']}>
          <Link
            to="/dropzone"
            className={styles['link']}
            aria-current={isAt(pathname, '/dropzone') ? 'page' : isInMarket(pathname) ? 'true' : undefined}
            aria-describedby="market-soon"
          >
            {shellText('market')}
          </Link>
          <Soon to="/dropzone" id="market-soon" />
        </span>
      )}
    </Cluster>
  )
}
