import { Stack } from '@musi/ui/layout/Stack'
import { Text } from '@musi/ui/Text'
import { RecentTransaction } from './RecentTransaction.tsx'
import styles from './RecentTransactions.module.css'
import { transactionStore } from '../store/transactionStore.ts'
import { transactionText } from './transactionWords.ts'
import { useRecentTransactions } from './useRecentTransactions.ts'

/** The last day's transactions, pending ones first (spec: transactions.recent). `empty`: what an account reads that sends little itself. */
export function RecentTransactions({ empty = transactionText('empty') }: { empty?: string }) {
  const { pending, finished } = useRecentTransactions()
  const all = [...pending, ...finished]
  if (all.length === 0) return <Text tone="muted">{empty}</Text>
  return (
    <Stack as="section" aria-label={transactionText('recent')} gap={3}>
      <div className={styles['head']}>
        <h3>{transactionText('recent')}</h3>
        <button type="button" className={styles['clearAll']} onClick={() => transactionStore.clearAll()}>
          {transactionText('clearAll')}
        </button>
      </div>
      <Stack as="ul" gap={2}>
        {all.map((record) => (
          <RecentTransaction key={record.id} record={record} />
        ))}
      </Stack>
    </Stack>
  )
}
