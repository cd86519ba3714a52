import { EMBEDDED_CHAIN_ID } from '@musi/chain/chains/chainTable'
import type { Connection } from '@musi/chain/wallet/connection'
import { Button } from '@musi/ui/controls/Button'
import { Icon } from '@musi/ui/Icon'
import { Text } from '@musi/ui/Text'
import { Cover } from '#platform/page/artwork/Cover.tsx'
import { config } from '#platform/page/config/config.ts'
import { closeModal } from '#platform/page/modals/currentModal.ts'
import { Link } from '#platform/page/navigation/Link.tsx'
import { lastAnswer } from '#platform/session/freshness/lastAnswer.ts'
import { useRpcOutage } from '#platform/session/freshness/useOutage.ts'
import { useAccountName } from '#platform/session/names/useAccountName.ts'
import { RecentTransactions } from '#platform/session/transactions/story/RecentTransactions.tsx'
import { usePasskeyAccount } from '#platform/session/wallet/usePasskeyAccount.ts'
import { wallet } from '#platform/session/wallet/wallet.ts'
import styles from './Wallet.module.css'
import { AccountBalance } from './AccountBalance.tsx'
import { CopyAddress } from './CopyAddress.tsx'
import { SwitchDemoAccount } from './SwitchDemoAccount.tsx'
import { walletText } from './walletWords.ts'

type Props = { connection: Extract<Connection, { status: 'connected' }>; toOptions: () => void }

/** The connected account and wallet, with their actions (spec: wallets.account-panel). */
export function AccountPanel({ connection: { wallet: connected, account }, toOptions }: Props) {
  const { name, isLookedUp } = useAccountName(account)
  const away = useRpcOutage()
  const { explorer, chainId } = config()
  const { id, close } = connected
  const isPasskey = usePasskeyAccount() === account
  const who = (
    <p id="web3-account-identifier-row" className={styles['who']} title={account}>
      <Cover seed={account} className={styles['cover']} />
      <span {...lastAnswer({ overdue: away !== null && isLookedUp, block: away?.block ?? null })}>{name}</span>
    </p>
  )
  return (
    <>
      <div className={styles['card']}>
        {id === 'DEMO' ? <SwitchDemoAccount account={account}>{who}</SwitchDemoAccount> : who}
        <Text tone="muted" size={14} breaks>
          {account}
        </Text>
        <AccountBalance account={account} />
        <div className={styles['ways']}>
          <CopyAddress address={account} />
          <Link to={`/account/${account}`} className={styles['link']} onClick={closeModal}>
            <Icon name="people" />
            {walletText('accountPage')}
          </Link>
          {explorer.url !== null && (
            <a
              className={styles['link']}
              href={`${explorer.url}/address/${account}`}
              target="_blank"
              rel="noopener noreferrer"
            >
              <Icon name="outside" />
              {walletText('viewOn', { explorer: explorer.name })}
            </a>
          )}
          {isPasskey && (
            <Link to={`/account/${account}#account-safety`} className={styles['link']} onClick={closeModal}>
              <Icon name="home" />
              {walletText('loseDevice')}
            </Link>
          )}
          <Link to="/approvals" className={styles['link']} onClick={closeModal}>
            <Icon name="tick" />
            {walletText('approvals')}
          </Link>
          {chainId === EMBEDDED_CHAIN_ID && explorer.url === null && (
            <Link to="/explorer" className={styles['link']} onClick={closeModal}>
              <Icon name="search" />
              {walletText('explorer')}
            </Link>
          )}
        </div>
        <div className={styles['with']}>
          <p>{walletText('connectedWith', { name: connected.name })}</p>
          <Button size="small" kind="quiet" onClick={toOptions}>
            {walletText('change')}
          </Button>
          {close !== undefined && (
            <Button size="small" kind="quiet" onClick={() => wallet().disconnect()}>
              {walletText('disconnect')}
            </Button>
          )}
        </div>
      </div>
      <RecentTransactions {...(isPasskey && { empty: walletText('noneSent', { page: walletText('accountPage') }) })} />
    </>
  )
}
