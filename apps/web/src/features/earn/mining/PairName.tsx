import { symbolText } from '@musi/domain/amount/symbolText'
import type { Currency } from '@musi/domain/currency'
import { useListedFacts } from '../../../platform/tokens/catalogue/useListedFacts.ts'
import { TokenLogo } from '../../../platform/tokens/token-logo/TokenLogo.tsx'
import styles from './PairName.module.css'

/** The same in every language. */
export const pairText = ([a, b]: readonly [Currency, Currency]): string =>
  `${symbolText(a.symbol)}-${symbolText(b.symbol)}`

function Logo({ currency }: { currency: Currency }) {
  const { logoUri, shape } = useListedFacts(currency)
  return <TokenLogo currency={currency} logoUri={logoUri} shape={shape} />
}

/** Both coins of a pool, one over the other. */
export const PairLogos = ({ currencies }: { currencies: readonly [Currency, Currency] }) => (
  <span className={styles['logos']} aria-hidden="true">
    {currencies.map((currency) => (
      <Logo key={currency.symbol} currency={currency} />
    ))}
  </span>
)
