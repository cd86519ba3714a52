import { EMBEDDED_CHAIN_ID } from '@musi/chain/chainTable'
import type { ReactNode } from 'react'
import { config } from '../../../platform/page/config/config.ts'
import { Link } from '../../../platform/page/navigation/Link.tsx'
import { transactionLink } from '../../../platform/session/transactions/story/transactionLink.ts'
import styles from './Deeds.module.css'

/** To the transaction: in our own explorer, or in that of the chain. */
export function TransactionWay({ hash, children }: { hash: string; children: ReactNode }) {
  const href = transactionLink(hash)
  if (href === null) return <span className={styles['when']}>{children}</span>
  return config().chainId === EMBEDDED_CHAIN_ID ? (
    <Link to={`/explorer/tx/${hash}`} className={styles['when']}>
      {children}
    </Link>
  ) : (
    <a href={href} target="_blank" rel="noopener noreferrer" className={styles['when']}>
      {children}
    </a>
  )
}
