import type { Address } from '@musi/domain/address'
import { Icon } from '@musi/ui/Icon'
import { Stack } from '@musi/ui/layout/Stack'
import { contractOf } from '#platform/page/config/config.ts'
import { LateCover } from '#platform/page/artwork/LateCover.tsx'
import { closeModal, showModal } from '#platform/page/modals/currentModal.ts'
import { Link } from '#platform/page/navigation/Link.tsx'
import { useAccountName } from '#platform/session/names/useAccountName.ts'
import { useIsRestoring } from '#platform/session/wallet/useIsRestoring.ts'
import { PlaceList } from '../navigation/PlaceList.tsx'
import { SettingsButton } from '../settings/SettingsButton.tsx'
import { shellText } from '../shellWords.ts'
import { menuText } from './menuWords.ts'
import styles from './MenuPanel.module.css'
import { NativeBalance } from './NativeBalance.tsx'
import { NetworkBadge } from './NetworkBadge.tsx'

type Props = { account: Address | null }

/** The account, and the links that do not fit into a phone's bars (spec: shell.navigation). */
export function AccountLines({ account }: Props) {
  const isRestoring = useIsRestoring()
  const hasUni = account !== null && contractOf('governanceToken') !== null
  return (
    <>
      <div className={styles['account']}>
        <button
          type="button"
          id="open-account-button"
          className={styles['item']}
          disabled={isRestoring}
          onClick={() => showModal('WALLET')}
        >
          {account === null ? (
            <>
              <Icon name="people" />
              {isRestoring ? menuText('account') : shellText('connectWallet')}
            </>
          ) : (
            <Person account={account} />
          )}
        </button>
        <NetworkBadge />
      </div>
      {account !== null && (
        <Link to={`/account/${account}`} className={styles['item']} onClick={closeModal}>
          {menuText('accountPage')}
        </Link>
      )}
      {hasUni && (
        <button type="button" id="uni-menu-item" className={styles['item']} onClick={() => showModal('UNI_BALANCE')}>
          {menuText('uniBalance')}
        </button>
      )}
      <SettingsButton menuItemClass={styles['item']} />
      <hr className={styles['rule']} />
      <nav aria-label={menuText('places')} className={styles['places']}>
        <PlaceList of="narrow" />
      </nav>
      <hr className={styles['rule']} />
    </>
  )
}

function Person({ account }: { account: Address }) {
  const { name } = useAccountName(account)
  return (
    <>
      <LateCover seed={account} className={styles['cover']} />
      <Stack as="span" shrinks>
        <span className={styles['name']}>{name}</span>
        <NativeBalance />
      </Stack>
    </>
  )
}
