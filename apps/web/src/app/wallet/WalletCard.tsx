import type { WalletOption } from '@musi/chain/wallet/walletOptions'
import { Icon } from '@musi/ui/Icon'
import { Note } from '@musi/ui/layout/Note'
import { Text } from '@musi/ui/Text'
import styles from './Wallet.module.css'
import { WalletGlyph } from './glyph/WalletGlyph.tsx'
import { optionName, optionText } from './optionWords.ts'
import { walletText } from './walletWords.ts'

type Props = { option: WalletOption; connected: boolean; act: () => void }

/** The content that all wallet cards have in common. */
export function WalletCardFace({ option, connected = false }: { option: WalletOption; connected?: boolean }) {
  const { action } = option
  const text = optionText(option)
  return (
    <>
      <WalletGlyph option={option} />
      <span className={styles['words']}>
        <Text as="span" weight={620} breaks className={styles['name']}>
          {optionName(option)}
        </Text>
        {text !== null && <Note as="span">{text}</Note>}
      </span>
      {connected && <span className={styles['dot']}>{walletText('isConnected')}</span>}
      {action.kind === 'link' && <Icon name="outside" />}
    </>
  )
}

/**
 * One wallet to choose. If the wallet is discontinued or not configured, the card says so and does
 * nothing.
 */
export function WalletCard({ option, connected, act }: Props) {
  const { id, action } = option
  const face = <WalletCardFace option={option} connected={connected} />
  switch (action.kind) {
    case 'connect':
      return (
        <button
          type="button"
          id={`connect-${id}`}
          className={`${styles['walletCard']} ${styles['live']}`}
          onClick={act}
        >
          {face}
        </button>
      )
    case 'link':
      return (
        <a
          id={`connect-${id}`}
          className={`${styles['walletCard']} ${styles['live']}`}
          href={action.url}
          target="_blank"
          rel="noopener noreferrer"
        >
          {face}
        </a>
      )
    case 'closed':
    case 'notSetUp':
      return (
        <div id={`connect-${id}`} className={`${styles['walletCard']} ${styles['off']}`}>
          {face}
        </div>
      )
  }
}
