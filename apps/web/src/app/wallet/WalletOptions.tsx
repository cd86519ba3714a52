import type { WalletId } from '@musi/chain/wallet/connection'
import type { WalletOption } from '@musi/chain/wallet/walletOptions'
import { Stack } from '@musi/ui/layout/Stack'
import { textClass } from '@musi/ui/Text'
import { event } from '#platform/page/analytics/analytics.ts'
import { useConnection } from '#platform/session/wallet/useConnection.ts'
import { LostPhoneLink } from './LostPhoneLink.tsx'
import { useWalletOptions } from './useWalletOptions.ts'
import { WalletCard } from './WalletCard.tsx'
import styles from './Wallet.module.css'
import { walletText } from './walletWords.ts'

const LEARN_URL = 'https://ethereum.org/wallets/'

type Props = { choose: (id: WalletId) => void; toAccount: () => void }

export function WalletOptions({ choose, toAccount }: Props) {
  const options = useWalletOptions()
  const connection = useConnection()
  const connected = 'wallet' in connection ? connection.wallet.id : null
  const isThere = ({ action }: WalletOption) => action.kind === 'connect' || action.kind === 'link'
  const missing = options.filter((option) => !isThere(option))
  const select = ({ id, name }: WalletOption) => {
    event({ category: 'Wallet', action: 'Change Wallet', label: name })
    choose(id)
  }
  return (
    <>
      <Stack as="ul" gap={2}>
        {options.filter(isThere).map((option) => (
          <li key={option.id}>
            <WalletCard
              option={option}
              connected={option.id === connected}
              act={option.id === connected ? toAccount : () => select(option)}
            />
            {option.id === 'PASSKEY_FOUND' && <LostPhoneLink />}
          </li>
        ))}
      </Stack>
      {missing.length > 0 && (
        <details className={styles['more']}>
          <summary>{walletText('more')}</summary>
          <Stack as="ul" gap={2}>
            {missing.map((option) => (
              <li key={option.id}>
                <WalletCard option={option} connected={false} act={() => undefined} />
              </li>
            ))}
          </Stack>
        </details>
      )}
      <p className={styles['learn']}>
        {walletText('new')}
        <a
          className={textClass({ tone: 'link', weight: 620 })}
          href={LEARN_URL}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={walletText('opensTab', { label: walletText('learn') })}
        >
          {walletText('learn')}
        </a>
      </p>
    </>
  )
}
