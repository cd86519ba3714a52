import { type Currency, currencyId } from '@musi/domain/currency'
import type { PoolSearchResult } from '@musi/domain/liquidity/poolSearchResult'
import { Equaliser } from '@musi/ui/Equaliser'
import { PlaceLink } from '#platform/page/navigation/PlaceLink.tsx'
import styles from './FindPage.module.css'
import { t } from './findWords.ts'

type Props = {
  result: PoolSearchResult
  isConnected: boolean
  currencies: readonly [Currency | null, Currency | null]
}

/** Result of the search, with links onward. */
export function FindOutcome({ result, isConnected, currencies: [a, b] }: Props) {
  const path = [a, b].flatMap((currency) => (currency === null ? [] : currencyId(currency))).join('/')
  return (
    <div id="find-outcome" className={styles['outcome']} data-result={result} aria-live="polite">
      {result === 'selectToken' && <p>{t(isConnected ? 'select' : 'connect')}</p>}
      {result === 'loading' && (
        <p>
          <Equaliser /> {t('loading')}
        </p>
      )}
      {result === 'invalid' && <p>{t('invalid')}</p>}
      {result === 'noPool' && (
        <>
          <p>{t('noPool')}</p>
          <PlaceLink to={`/create/${path}`}>{t('create')}</PlaceLink>
        </>
      )}
      {result === 'noLiquidity' && (
        <>
          <p>{t('noLiquidity')}</p>
          <PlaceLink to={`/add/${path}`}>{t('add')}</PlaceLink>
        </>
      )}
      {result === 'found' && (
        <>
          <p>
            <b>{t('found')}</b>
          </p>
          <PlaceLink to="/pool">{t('manage')}</PlaceLink>
        </>
      )}
    </div>
  )
}
