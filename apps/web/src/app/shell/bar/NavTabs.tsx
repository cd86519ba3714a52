import { specified } from '#platform/page/i18n/specifiedWords.ts'
import { Link } from '#platform/page/navigation/Link.tsx'
import styles from './Bar.module.css'
import { shellText } from '../shellWords.ts'

/** Specified as hidden (spec: shell.hidden-tabs): it exists for tools that rely on its ids, and takes no space. */
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
