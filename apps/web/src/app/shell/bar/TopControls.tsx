import { Settings } from '../settings/Settings.tsx'
import { shellText } from '../shellWords.ts'
import { useNarrow } from '../useNarrow.ts'
import { Menu } from './Menu.tsx'
import { NetworkBadge } from './NetworkBadge.tsx'
import styles from './Bar.module.css'
import { WalletStatus } from './WalletStatus.tsx'

/** Controls at the end of the header, after the navigation (spec: shell.tab-order). */
export function TopControls() {
  const narrow = useNarrow()
  return (
    <section className={styles['end']} aria-label={shellText('controls')}>
      {!narrow && <NetworkBadge />}
      <WalletStatus />
      <Settings />
      {!narrow && <Menu />}
    </section>
  )
}
