import { significantAmount } from '@musi/domain/amount/amountText'
import { symbolText } from '@musi/domain/amount/symbolText'
import type { Amount } from '@musi/domain/currency'
import { useListedFacts } from '../catalogue/useListedFacts.ts'
import styles from './AmountLine.module.css'
import { TokenLogo } from './TokenLogo.tsx'

const DIGITS = 6

/** So much of something, as large as the question it stands in. */
export function AmountLine({ amount }: { amount: Amount }) {
  const { logoUri, shape } = useListedFacts(amount.currency)
  return (
    <p className={styles['amount']}>
      <TokenLogo currency={amount.currency} logoUri={logoUri} shape={shape} />
      <b>{significantAmount(amount, DIGITS)}</b>
      <span>{symbolText(amount.currency.symbol)}</span>
    </p>
  )
}
