import type { ExplainedTransaction } from '@musi/chain/explain/explainTransaction'
import { NameText } from '#platform/tokens/explain/AddressName.tsx'
import { explorerText } from '../frame/explorerWords.ts'
import { Folded } from './Folded.tsx'
import styles from './Transaction.module.css'
import { withParts } from '#platform/page/i18n/withParts.tsx'

/** The raw bytes of a transaction. */
export function RawData({ explained: { transaction, receipt } }: { explained: ExplainedTransaction }) {
  return (
    <Folded title={explorerText('tx.raw')}>
      <h3>{explorerText('tx.input')}</h3>
      <Bytes text={transaction.input} label={explorerText('tx.input')} />
      {receipt?.logs.map(({ address, topics, data, index }, at) => (
        <section key={index}>
          <h3>
            {withParts(explorerText('tx.log', { at: at + 1, contract: '⟦contract⟧' }), {
              contract: <NameText address={address} />,
            })}
          </h3>
          <Bytes text={[...topics, data].join('\n')} label={explorerText('tx.logData')} />
        </section>
      ))}
    </Folded>
  )
}

/** Scrolls on its own, so it must be focusable by keyboard. */
function Bytes({ text, label }: { text: string; label: string }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles['bytes']} tabIndex={0} aria-label={label}>
      <code>{text}</code>
    </section>
  )
}
