import { Link } from '../../../platform/page/navigation/Link.tsx'
import { useLocation } from '../../../platform/page/navigation/useLocation.ts'
import { Menu } from './Menu.tsx'
import { NetworkBadge } from './NetworkBadge.tsx'
import { Settings } from '../settings/Settings.tsx'
import { t } from '../shellWords.ts'
import styles from './TopBar.module.css'
import { useNarrow } from '../useNarrow.ts'
import { WalletStatus } from './WalletStatus.tsx'
import { Wordmark } from '../Wordmark.tsx'

export function TopBar() {
  const { pathname } = useLocation()
  const narrow = useNarrow()
  return (
    <header className={styles['bar']}>
      <Link to="/" className={styles['logo']} aria-label={t('home')}>
        <Wordmark />
      </Link>
      {!narrow && (
        <nav aria-label={t('main')}>
          <Link to="/dropzone" className={styles['link']} aria-current={pathname === '/dropzone' ? 'page' : undefined}>
            {t('market')}
          </Link>
        </nav>
      )}
      <span className={styles['space']} />
      {!narrow && <NetworkBadge />}
      <WalletStatus />
      <Settings />
      <Menu />
    </header>
  )
}
