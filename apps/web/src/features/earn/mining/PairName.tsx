import { type Currency, currencyId } from '@musi/domain/currency'
import { unitText } from '#platform/page/money/unitText.ts'
import { useListedFacts } from '#platform/tokens/catalogue/useListedFacts.ts'
import { TokenLogo } from '#platform/tokens/token-logo/TokenLogo.tsx'
import styles from './PairName.module.css'

/** Pair names are equal in every language. */
export const pairText = ([a, b]: readonly [Currency, Currency]): string => `${unitText(a)}-${unitText(b)}`

function Logo({ currency }: { currency: Currency }) {
  const { logoUri, shape } = useListedFacts(currency)
  return <TokenLogo currency={currency} logoUri={logoUri} shape={shape} />
}

/** Both coins of a pool, one over the other. */
export const PairLogos = ({ currencies }: { currencies: readonly [Currency, Currency] }) => (
  <span className={styles['logos']} aria-hidden="true">
    {currencies.map((currency) => (
      <Logo key={currencyId(currency)} currency={currency} />
    ))}
  </span>
)
