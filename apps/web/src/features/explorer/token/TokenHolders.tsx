import type { Address } from '@musi/domain/address'
import { Button } from '@musi/ui/Button'
import { numberText } from '../../../platform/page/i18n/numberText.ts'
import { AddressName } from '../../../platform/session/explain/AddressName.tsx'
import { Amount } from '../../../platform/session/explain/Amount.tsx'
import { t } from '../frame/explorerWords.ts'
import styles from '../frame/List.module.css'
import { Empty, Section } from '../frame/Section.tsx'
import type { TokenReport } from './tokenReport.ts'
import { useShowMore } from '../frame/useShowMore.ts'

const AT_FIRST = 10

/** In hundredths of a percent, rounded down. */
const percent = (part: bigint, whole: bigint): string =>
  whole === 0n ? '0' : numberText(Number((part * 10_000n) / whole) / 100)

/** The largest first. */
export function TokenHolders({ token, report: { holders, complete, facts } }: { token: Address; report: TokenReport }) {
  const { shown, more } = useShowMore(holders, AT_FIRST)
  return (
    <Section title={t('token.holders')} note={complete ? numberText(holders.length) : t('token.holdersSome')}>
      {holders.length === 0 && <Empty>{t('token.holdersNone')}</Empty>}
      <ul className={styles['list']}>
        {shown.map(({ account, balance }) => (
          <li key={account} className={styles['row']}>
            <span className={styles['main']}>
              <AddressName address={account} />
            </span>
            <span className={styles['side']}>
              <Amount currency={token} amount={balance} />
              <span>{t('token.share', { percent: percent(balance, facts.supply) })}</span>
            </span>
          </li>
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
