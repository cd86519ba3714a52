import { buttonClass } from '@musi/ui/controls/Button'
import { PlaceLink } from '#platform/page/navigation/PlaceLink.tsx'
import { fansText } from './fansWords.ts'
import styles from './MerchPage.module.css'

/**
 * A picture that fills the page and links to the market, with a text on what there is instead
 * (spec: pages.merch).
 */
export function MerchPage() {
  return (
    <section className={styles['page']}>
      <PlaceLink to="/nft" className={styles['link']}>
        <img src="/art/merch.svg" alt={fansText('toMarket')} width="1600" height="1000" className={styles['art']} />
      </PlaceLink>
      <div className={styles['words']}>
        <h1 tabIndex={-1}>{fansText('merch')}</h1>
        <p>{fansText('merchNext')}</p>
        <PlaceLink to="/collections" className={buttonClass({ kind: 'primary' })}>
          {fansText('seePieces')}
        </PlaceLink>
      </div>
    </section>
  )
}
