import { specified } from '#platform/page/i18n/specifiedWords.ts'
import { Link } from '#platform/page/navigation/Link.tsx'
import styles from './Bar.module.css'
import { shellText } from '../shellWords.ts'

/** Hidden, as specified (spec: shell.hidden-tabs): exists only for tools that rely on its ids. */
export function NavTabs() {
  return (
    <nav className={styles['hidden']} aria-label={shellText('tabs')}>
      <Link id="swap-nav-link" to="/swap">
        {specified('swap')}
      </Link>
      <Link id="pool-nav-link" to="/pool">
        {specified('pool')}
      </Link>
    </nav>
  )
}
