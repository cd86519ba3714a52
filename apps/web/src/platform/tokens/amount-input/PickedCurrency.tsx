import { symbolText } from '@musi/domain/amount/symbolText'
import { safeText } from '@musi/domain/safeText'
import { TOKEN_LIMITS } from '@musi/domain/text/textLimits'
import { TokenLogo } from '../token-logo/TokenLogo.tsx'
import { amountFieldText } from './amountWords.ts'
import styles from './CurrencyInput.module.css'
import type { Picked } from './picked.ts'

/** The logo, symbol and name of a currency. */
export function PickedCurrency({ picked }: { picked: Picked }) {
  if (picked.kind === 'pair') return <PickedPair currencies={picked.currencies} />
  const { currency, logoUri = null, shape = 'coin' } = picked
  return (
    <>
      <TokenLogo currency={currency} logoUri={logoUri} shape={shape} />
      <span className={styles['names']}>
        <span className={`token-symbol-container ${styles['symbol']}`}>{symbolText(currency.symbol)}</span>
        <small className={styles['name']}>{safeText(currency.name, TOKEN_LIMITS.name)}</small>
      </span>
    </>
  )
}

function PickedPair({ currencies: [one, other] }: { currencies: Extract<Picked, { kind: 'pair' }>['currencies'] }) {
  return (
    <>
      <span className={styles['pair']}>
        <TokenLogo currency={one} size="small" />
        <TokenLogo currency={other} size="small" />
      </span>
      <span className={`pair-name-container ${styles['symbol']}`}>
        {amountFieldText('pair', { one: symbolText(one.symbol), other: symbolText(other.symbol) })}
      </span>
    </>
  )
}
