import type { TransactionState } from '@musi/domain/transactions/transactionState'
import { Equaliser } from '@musi/ui/Equaliser'
import { Icon } from '@musi/ui/Icon'
import styles from './RecentTransactions.module.css'
import { transactionText } from './transactionWords.ts'

const ICONS = {
  pending: <Equaliser />,
  unsent: <Icon name="warning" />,
  dropped: <Icon name="warning" />,
  confirmed: <Icon name="tick" />,
  failed: <Icon name="warning" />,
  neutral: <Icon name="note" />,
  replaced: <Icon name="loop" />,
  cancelled: <Icon name="cross" />,
  mismatch: <Icon name="warning" />,
} as const satisfies Record<TransactionState['kind'], unknown>

/** The state of a transaction as an icon, with a label for screen readers. */
export function StateIcon({ kind }: { kind: TransactionState['kind'] }) {
  return (
    <span className={styles['mark']} data-state={kind}>
      {ICONS[kind]}
      <span>{transactionText(`icon.${kind}`)}</span>
    </span>
  )
}
