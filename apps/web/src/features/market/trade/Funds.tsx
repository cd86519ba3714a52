import type { Currency } from '@musi/domain/currency'
import { withParts } from '#platform/page/i18n/withParts.tsx'
import { Money } from '#platform/page/money/Money.tsx'
import { unitText } from '#platform/page/money/unitText.ts'
import { Link } from '#platform/page/navigation/Link.tsx'
import { useBalance } from '#platform/tokens/catalogue/useBalance.ts'
import styles from './Trade.module.css'
import { w } from './tradeWords.ts'

const DIGITS = 6

/** What the account has of what it pays with, and where more of it comes from. */
export function Funds({ id, currency }: { id: 'order-funds' | 'buy-funds'; currency: Currency }) {
  const balance = useBalance(currency)
  if (balance?.kind !== 'amount') return null
  return (
    <p id={id} className={styles['funds']}>
      <span>
        {withParts(w('have', { amount: '⟦amount⟧' }), { amount: <Money amount={balance.amount} digits={DIGITS} /> })}
      </span>
      {currency.kind === 'token' && (
        <Link to={`/swap?outputCurrency=${currency.address}`}>{w('getToken', { symbol: unitText(currency) })}</Link>
      )}
    </p>
  )
}
