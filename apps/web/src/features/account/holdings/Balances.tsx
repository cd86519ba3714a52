import { amountOf, currencyId } from '@musi/domain/currency'
import { symbolText } from '@musi/domain/amount/symbolText'
import { buttonClass } from '@musi/ui/Button'
import { Skeleton } from '@musi/ui/Skeleton'
import { Empty, Section } from '../../../platform/page/card/Section.tsx'
import { Money } from '../../../platform/page/money/Money.tsx'
import { dollarText } from '../../../platform/page/money/dollarText.ts'
import { Link } from '../../../platform/page/navigation/Link.tsx'
import { CurrencyLogo } from './CurrencyLogo.tsx'
import { t } from '../frame/accountWords.ts'
import type { Holding, Holdings } from './useHoldings.ts'
import styles from './Holdings.module.css'

const DIGITS = 6

/** What is in the wallet: the amount with every digit at hand, and what it is worth (spec: account.balances). */
export function Balances({ holdings: { held, isDone }, isOwn }: { holdings: Holdings; isOwn: boolean }) {
  return (
    <Section title={t('balances.title')}>
      {held.length > 0 && (
        <ul className={styles['rows']} aria-busy={!isDone}>
          {held.map((holding) => (
            <Row key={currencyId(holding.currency)} holding={holding} />
          ))}
        </ul>
      )}
      {!isDone && <Skeleton label={t('loading')} />}
      {isDone && held.length === 0 && <Empty>{t('balances.none')}</Empty>}
      {isDone && isOwn && held.every(({ currency }) => currency.kind === 'native') && (
        <Link to="/swap" className={buttonClass({ kind: 'primary' })}>
          {t('balances.first')}
        </Link>
      )}
    </Section>
  )
}

function Row({ holding: { currency, amount, dollars } }: { holding: Holding }) {
  return (
    <li className={styles['row']}>
      <CurrencyLogo currency={currency} />
      <span className={styles['what']}>
        <b>{symbolText(currency.symbol)}</b>
        <small>{currency.name}</small>
      </span>
      <span className={styles['figures']}>
        <Money amount={amountOf(currency, amount)} digits={DIGITS} />
        <small>{dollars === null ? t('balances.unpriced') : dollarText(dollars)}</small>
      </span>
    </li>
  )
}
