import type { Address } from '@musi/domain/address'
import { Button } from '@musi/ui/controls/Button'
import { Stack } from '@musi/ui/layout/Stack'
import { contractOf } from '#platform/page/config/config.ts'
import { LateCover } from '#platform/page/artwork/LateCover.tsx'
import { closeModal, showModal } from '#platform/page/modals/currentModal.ts'
import { Link } from '#platform/page/navigation/Link.tsx'
import { useAccountName } from '#platform/session/names/useAccountName.ts'
import { useIsRestoring } from '#platform/session/wallet/useIsRestoring.ts'
import { shellText } from '../shellWords.ts'
import { menuText } from './menuWords.ts'
import styles from './MenuPanel.module.css'
import { NativeBalance } from './NativeBalance.tsx'
import { NetworkBadge } from './NetworkBadge.tsx'

/** The account in the You sheet of a phone, or the way to connect one (spec: shell.navigation). */
export function AccountLines({ account }: { account: Address | null }) {
  const isRestoring = useIsRestoring()
  const openWallet = { id: 'open-account-button', disabled: isRestoring, onClick: () => showModal('WALLET') }
  if (account === null)
    return (
      <Button {...openWallet} kind="primary" size="large" block>
        {isRestoring ? menuText('account') : shellText('connectWallet')}
      </Button>
    )
  return (
    <>
      <div className={styles['account']}>
        <button type="button" {...openWallet} className={styles['item']}>
          <Person account={account} />
        </button>
        <NetworkBadge />
      </div>
      <Link to={`/account/${account}`} className={styles['item']} onClick={closeModal}>
        {menuText('accountPage')}
      </Link>
      {contractOf('governanceToken') !== null && (
        <button type="button" id="uni-menu-item" className={styles['item']} onClick={() => showModal('UNI_BALANCE')}>
          {menuText('uniBalance')}
        </button>
      )}
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
