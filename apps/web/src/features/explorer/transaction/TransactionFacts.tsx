import { Link } from '#platform/page/navigation/Link.tsx'
import { numberText } from '#platform/page/i18n/numberText.ts'
import { AddressName } from '#platform/tokens/explain/AddressName.tsx'
import { Amount } from '#platform/tokens/explain/Amount.tsx'
import { Code } from '#platform/page/card/Code.tsx'
import { explorerText } from '../frame/explorerWords.ts'
import { type Fact, Facts } from '../frame/Facts.tsx'
import styles from '#platform/tokens/explain/text.module.css'
import type { TransactionReport } from './transactionReport.ts'
import { When } from '#platform/page/time/When.tsx'

const blockFacts = ({ explained, timeSeconds }: TransactionReport): Fact[] => {
  const { receipt, transaction } = explained
  if (receipt === null || timeSeconds === null) return []
  return [
    { name: explorerText('tx.time'), value: <When timeSeconds={timeSeconds} exact /> },
    {
      name: explorerText('tx.block'),
      value: (
        <>
          <Link to={`/explorer/block/${receipt.block}`} className={styles['link']}>
            {numberText(receipt.block)}
          </Link>{' '}
          {transaction.at !== null && explorerText('tx.inBlock', { at: transaction.at.index + 1 })}
        </>
      ),
    },
  ]
}

/** A contract creation has no recipient. */
const targetFacts = ({ explained: { transaction, receipt } }: TransactionReport): Fact[] => {
  const created = receipt?.created ?? null
  if (transaction.to !== null) return [{ name: explorerText('tx.to'), value: <AddressName address={transaction.to} /> }]
  return created === null ? [] : [{ name: explorerText('tx.created'), value: <AddressName address={created} /> }]
}

const valueFacts = ({ explained: { transaction } }: TransactionReport): Fact[] =>
  transaction.value === 0n
    ? []
    : [{ name: explorerText('tx.value'), value: <Amount currency="native" amount={transaction.value} /> }]

const feeFacts = ({ explained: { receipt } }: TransactionReport): Fact[] =>
  receipt === null
    ? []
    : [
        {
          name: explorerText('tx.fee'),
          value: <Amount currency="native" amount={receipt.gasUsed * receipt.gasPrice} />,
        },
      ]

export function TransactionFacts({ report }: { report: TransactionReport }) {
  const { transaction } = report.explained
  return (
    <Facts
      facts={[
        ...blockFacts(report),
        { name: explorerText('tx.from'), value: <AddressName address={transaction.from} /> },
        ...targetFacts(report),
        ...valueFacts(report),
        ...feeFacts(report),
        { name: explorerText('tx.nonce'), value: numberText(transaction.nonce) },
        { name: explorerText('tx.hash'), value: <Code text={transaction.hash} /> },
      ]}
    />
  )
}
