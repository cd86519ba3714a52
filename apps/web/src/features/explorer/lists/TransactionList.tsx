import { explainTransaction } from '@musi/chain/explain/explainTransaction'
import type { Mined } from '@musi/chain/requests/transactions/minedTransactions'
import { Rows } from '@musi/ui/layout/Rows'
import { Cluster } from '@musi/ui/layout/Stack'
import { textClass } from '@musi/ui/Text'
import { memo } from 'react'
import { Link } from '#platform/page/navigation/Link.tsx'
import { Sentence } from '#platform/tokens/story/Sentence.tsx'
import { StatusMark, statusOf } from './Status.tsx'
import styles from '#platform/page/card/List.module.css'
import { shortHash } from '../frame/shortHash.ts'
import { useUnitTrust } from '#platform/page/money/useUnitTrust.ts'
import { useLanguage } from '#platform/page/i18n/useLanguage.ts'
import { When } from '#platform/page/time/When.tsx'
import { addressDirectory } from '#platform/tokens/explain/addressDirectory.ts'

const Row = memo(function Row({ transaction, receipt, timeSeconds }: Mined) {
  useLanguage()
  useUnitTrust()
  const explained = explainTransaction(transaction, receipt, addressDirectory())
  return (
    <Cluster as="li" gap={4} nowrap center shrinks className={styles['row']}>
      <StatusMark status={statusOf(explained)} wordless />
      <p className={styles['main']}>
        <Sentence explained={explained} />
      </p>
      <span className={styles['side']}>
        <When timeSeconds={timeSeconds} />
        <Link
          to={`/explorer/tx/${transaction.hash}`}
          className={`${textClass({ tone: 'link', weight: 560, quiet: true })} touch-target`}
        >
          {shortHash(transaction.hash)}
        </Link>
      </span>
    </Cluster>
  )
})

export function TransactionList({ mined }: { mined: readonly Mined[] }) {
  return (
    <Rows>
      {mined.map((one) => (
        <Row key={one.transaction.hash} {...one} />
      ))}
    </Rows>
  )
}
