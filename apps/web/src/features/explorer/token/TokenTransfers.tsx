import { decodedEvent } from '@musi/chain/explain/decodedEvent'
import { addressIn, amountIn } from '@musi/chain/explain/argument'
import type { Log } from '@musi/chain/reads/logs'
import { Button } from '@musi/ui/Button'
import { Link } from '../../../platform/page/navigation/Link.tsx'
import { numberText } from '../../../platform/page/i18n/numberText.ts'
import { AddressName } from '../../../platform/tokens/explain/AddressName.tsx'
import { Amount } from '../../../platform/tokens/explain/Amount.tsx'
import { t } from '../frame/explorerWords.ts'
import styles from '../../../platform/page/card/List.module.css'
import { Empty, Section } from '../../../platform/page/card/Section.tsx'
import { shortHash } from '../frame/shortHash.ts'
import { useShowMore } from '../frame/useShowMore.ts'

const AT_FIRST = 15

function Row({ log }: { log: Log }) {
  const event = decodedEvent(log)
  const [from, to] = event === null ? [null, null] : [addressIn(event, 'from'), addressIn(event, 'to')]
  return (
    <li className={styles['row']}>
      <p className={styles['main']}>
        {event !== null && <Amount currency={log.address} amount={amountIn(event, 'value')} />} {t('move.from')}{' '}
        {from !== null && <AddressName address={from} />} {t('move.to')} {to !== null && <AddressName address={to} />}
      </p>
      <span className={styles['side']}>
        <Link to={`/explorer/tx/${log.transaction}`} className={styles['hash']}>
          {shortHash(log.transaction)}
        </Link>
        <span>{t('block.title', { number: numberText(log.block) })}</span>
      </span>
    </li>
  )
}

/** Newest first. */
export function TokenTransfers({ transfers }: { transfers: readonly Log[] }) {
  const { shown, more } = useShowMore(transfers, AT_FIRST)
  return (
    <Section title={t('token.transfers')} note={numberText(transfers.length)}>
      {transfers.length === 0 && <Empty>{t('token.transfersNone')}</Empty>}
      <ul className={styles['list']}>
        {shown.map((log) => (
          <Row key={`${log.transaction} ${log.index}`} log={log} />
        ))}
      </ul>
      {more !== null && (
        <div className={styles['more']}>
          <Button onClick={more}>{t('token.more')}</Button>
        </div>
      )}
    </Section>
  )
}
