import type { ExplainedTransaction } from '@musi/chain/explain/explainTransaction'
import { ArgumentList } from '../../../platform/tokens/explain/ArgumentList.tsx'
import { t } from '../frame/explorerWords.ts'
import { Empty, Section } from '../../../platform/page/card/Section.tsx'
import styles from './Events.module.css'

const noCallText = ({ transaction: { to, input } }: ExplainedTransaction): string => {
  if (to === null) return t('tx.callNew')
  return input === '0x' ? t('tx.callBare') : t('tx.callUnknown')
}

/** The function that was called, with its arguments by name. */
export function TransactionCall({ explained }: { explained: ExplainedTransaction }) {
  const { call, transaction } = explained
  return (
    <Section title={t('tx.call')}>
      {call === null ? (
        <Empty>{noCallText(explained)}</Empty>
      ) : (
        <>
          <p className={styles['name']}>{call.name}</p>
          <ArgumentList args={call.args} contract={transaction.to} />
        </>
      )}
    </Section>
  )
}
