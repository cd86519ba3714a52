import { type Currency, currencyId } from '@musi/domain/currency'
import { safeText } from '@musi/domain/safeText'
import { LISTED_TOKEN_LIMITS } from '@musi/domain/text/textLimits'
import { Note } from '@musi/ui/layout/Note'
import { isVouchedFor, unitText } from '#platform/page/money/unitText.ts'
import { useListedFacts } from '#platform/tokens/catalogue/useListedFacts.ts'
import { CurrencyLogo } from '#platform/tokens/token-logo/CurrencyLogo.tsx'
import styles from './PairName.module.css'

/** The name of a pair, which is the same in every language. */
export const pairText = ([a, b]: readonly [Currency, Currency]): string => `${unitText(a)}-${unitText(b)}`

/** The sanitized name of the pair's artist token; empty for known tokens and look-alikes. */
export function ArtistOfPair({ currencies: [, token] }: { currencies: readonly [Currency, Currency] }) {
  const { shape } = useListedFacts(token)
  const isArtistToken = shape === 'record' && isVouchedFor(token)
  const name = isArtistToken ? safeText(token.name, LISTED_TOKEN_LIMITS.name) : ''
  return <Note as="span">{name === '' ? null : <bdi>{name}</bdi>}</Note>
}

/** The overlapping logos of a pair: coins, or the sleeve of an artist. */
export const PairLogos = ({ currencies }: { currencies: readonly [Currency, Currency] }) => (
  <span className={styles['logos']} aria-hidden="true">
    {currencies.map((currency) => (
      <CurrencyLogo key={currencyId(currency)} currency={currency} size="large" />
    ))}
  </span>
)
