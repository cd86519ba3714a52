import type { Told } from '@musi/chain/explain/toldTransaction'
import { ArgumentList } from './ArgumentList.tsx'
import { t } from '../frame/explorerWords.ts'
import { Empty, Section } from '../frame/Section.tsx'
import styles from './Events.module.css'

const unsaid = ({ transaction: { to, input } }: Told): string => {
  if (to === null) return t('tx.callNew')
  return input === '0x' ? t('tx.callBare') : t('tx.callUnknown')
}

/** The function that was called, with its arguments by name. */
export function TransactionCall({ told }: { told: Told }) {
  const { call, transaction } = told
  return (
    <Section title={t('tx.call')}>
      {call === null ? (
        <Empty>{unsaid(told)}</Empty>
      ) : (
        <>
          <p className={styles['name']}>{call.name}</p>
          <ArgumentList args={call.args} contract={transaction.to} />
        </>
      )}
    </Section>
  )
}
