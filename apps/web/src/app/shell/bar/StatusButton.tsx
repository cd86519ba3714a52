import type { Connection } from '@musi/chain/wallet/connection'
import { Equaliser } from '@musi/ui/Equaliser'
import { Icon } from '@musi/ui/Icon'
import { LateCover } from '#platform/page/artwork/LateCover.tsx'
import { loadingText } from '#platform/page/loading/loadingWords.ts'
import { toggleModal } from '#platform/page/modals/currentModal.ts'
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

/** Makes the placeholder as wide as a short address, unless the account's name is known. */
const SOME_NAME = '0x0000...0000'

const stateOf = ({ status }: Connection) => {
  if (status === 'connected' || status === 'restoring') return status
  return status === 'wrongNetwork' || status === 'failed' ? 'trouble' : 'none'
}

function StatusContent({ connection }: { connection: Connection }) {
  const account = connection.status === 'connected' ? connection.account : null
  const isRestoring = connection.status === 'restoring'
  const isDemo = isRestoring && connection.id === 'DEMO'
  const { name, isLookedUp } = useAccountName(isDemo ? walletMemory.get().demoAccount : account)
  const pending = usePendingCount()
  const away = useRpcOutage()
  if (account !== null && pending > 0)
    return (
      <>
        <Equaliser />
        {shellText('pending', { count: pending })}
      </>
    )
  if (account !== null || isRestoring)
    return (
      <>
        <LateCover seed={account ?? ''} className={styles['cover']} />
        <span
          className={styles['name']}
          {...lastAnswer({ overdue: away !== null && isLookedUp, block: away?.block ?? null })}
        >
          {name || SOME_NAME}
        </span>
      </>
    )
  if (connection.status === 'disconnected' || connection.status === 'connecting') return shellText('connectWallet')
  return (
    <>
      <Icon name="warning" />
      {connection.status === 'wrongNetwork' ? shellText('wrongNetwork') : shellText('walletError')}
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
      className={`${styles['status']} ${styles[state]} touch-target`}
      aria-haspopup="dialog"
      {...(state === 'restoring' && { disabled: true, 'aria-label': loadingText('waiting') })}
      onClick={() => toggleModal('WALLET')}
    >
      <StatusContent connection={connection} />
    </button>
  )
}
