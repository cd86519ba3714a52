import { type Currency, currencyId } from '@musi/domain/currency'
import type { PoolSearchResult } from '@musi/domain/liquidity/poolSearchResult'
import { Equaliser } from '@musi/ui/Equaliser'
import { PlaceLink } from '#platform/page/navigation/PlaceLink.tsx'
import styles from './FindPage.module.css'
import { findText } from './findWords.ts'

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
      {result === 'selectToken' && <p>{findText(isConnected ? 'select' : 'connect')}</p>}
      {result === 'loading' && (
        <p>
          <Equaliser /> {findText('loading')}
        </p>
      )}
      {result === 'invalid' && <p>{findText('invalid')}</p>}
      {result === 'noPool' && (
        <>
          <p>{findText('noPool')}</p>
          <PlaceLink to={`/create/${path}`}>{findText('create')}</PlaceLink>
        </>
      )}
      {result === 'noLiquidity' && (
        <>
          <p>{findText('noLiquidity')}</p>
          <PlaceLink to={`/add/${path}`}>{findText('add')}</PlaceLink>
        </>
      )}
      {result === 'found' && (
        <>
          <p>
            <b>{findText('found')}</b>
          </p>
          <PlaceLink to="/pool">{findText('manage')}</PlaceLink>
        </>
      )}
    </div>
  )
}
