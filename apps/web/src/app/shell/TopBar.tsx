import { chainById } from '@musi/chain/chainTable'
import { config } from '../../platform/config/config.ts'
import { Link } from '../../platform/navigation/Link.tsx'
import { useLocation } from '../../platform/navigation/useLocation.ts'
import { Menu } from './Menu.tsx'
import { t } from './shellWords.ts'
import styles from './TopBar.module.css'
import { Wordmark } from './Wordmark.tsx'

export function TopBar() {
  const { pathname } = useLocation()
  const chain = chainById(config().chainId)
  return (
    <header className={styles['bar']}>
      <Link to="/" className={styles['logo']} aria-label={t('home')}>
        <Wordmark />
      </Link>
      <nav aria-label={t('main')}>
        <Link to="/dropzone" className={styles['link']} aria-current={pathname === '/dropzone' ? 'page' : undefined}>
          {t('market')}
        </Link>
      </nav>
      <span className={styles['space']} />
      {chain !== undefined && chain.badge !== null && (
        <span className={styles['badge']} title={t('chain', { chain: chain.name })}>
          {chain.badge}
        </span>
      )}
      <Menu />
    </header>
  )
}
