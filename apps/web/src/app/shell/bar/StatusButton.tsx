import type { Connection, WalletId } from '@musi/chain/wallet/connection'
import { ZERO_ADDRESS, shortenAddress } from '@musi/domain/address'
import { Equaliser } from '@musi/ui/Equaliser'
import { Icon } from '@musi/ui/Icon'
import { LateCover } from '#platform/page/artwork/LateCover.tsx'
import { loadingText } from '#platform/page/loading/loadingWords.ts'
import { toggleModal } from '#platform/page/modals/openModal.ts'
import { useAccountName } from '#platform/session/names/useAccountName.ts'
import { lastAnswer } from '#platform/session/freshness/lastAnswer.ts'
import { useRpcOutage } from '#platform/session/freshness/useOutage.ts'
import { usePendingCount } from '#platform/session/transactions/story/usePendingCount.ts'
import { useConnection } from '#platform/session/wallet/useConnection.ts'
import { walletMemory } from '#platform/session/wallet/walletMemory.ts'
import { shellText } from '../shellWords.ts'
import styles from './StatusButton.module.css'

const IDS = {
  connected: 'web3-status-connected',
  restoring: 'web3-status-restoring',
  trouble: 'web3-status-error',
  none: 'connect-wallet',
} as const

const stateOf = ({ status }: Connection) => {
  if (status === 'connected' || status === 'restoring') return status
  return status === 'wrongNetwork' || status === 'failed' ? 'trouble' : 'none'
}

function StatusContent({ connection }: { connection: Connection }) {
  const account = connection.status === 'connected' ? connection.account : null
  const { name, isLookedUp } = useAccountName(account)
  const pending = usePendingCount()
  const away = useRpcOutage()
  if (account !== null && pending > 0)
    return (
      <>
        <Equaliser />
        {shellText('pending', { count: pending })}
      </>
    )
  if (account !== null)
    return (
      <>
        <LateCover seed={account} className={styles['cover']} />
        <span
          className={styles['name']}
          {...lastAnswer({ overdue: away !== null && isLookedUp, block: away?.block ?? null })}
        >
          {name}
        </span>
      </>
    )
  if (connection.status === 'restoring') return <Restoring id={connection.id} />
  if (connection.status === 'disconnected' || connection.status === 'connecting') return shellText('connectWallet')
  return (
    <>
      <Icon name="warning" />
      {connection.status === 'wrongNetwork' ? shellText('wrongNetwork') : shellText('walletError')}
    </>
  )
}

/** A placeholder as wide as the account will be: a demo account's name is known, any other is a short address. */
function Restoring({ id }: { id: WalletId }) {
  const { name } = useAccountName(id === 'DEMO' ? walletMemory.get().demoAccount : null)
  return (
    <>
      <span className={styles['cover']} />
      <span className={styles['name']}>{name || shortenAddress(ZERO_ADDRESS)}</span>
    </>
  )
}

/**
 * The connected account, or the offer to connect. Always the same button, so that focus returns to it (spec:
 * shell.status).
 */
export function StatusButton() {
  const connection = useConnection()
  const state = stateOf(connection)
  return (
    <button
      type="button"
      id={IDS[state]}
      className={`${styles['status']} ${styles[state]} finger`}
      aria-haspopup="dialog"
      {...(state === 'restoring' && { disabled: true, 'aria-label': loadingText('waiting') })}
      onClick={() => toggleModal('WALLET')}
    >
      <StatusContent connection={connection} />
    </button>
  )
}
