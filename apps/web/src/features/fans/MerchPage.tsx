import { PlaceLink } from '#platform/page/navigation/PlaceLink.tsx'
import { t } from './fansWords.ts'
import styles from './MerchPage.module.css'

/** One picture that fills the page and leads to the market place (spec: pages.merch). */
export function MerchPage() {
  return (
    <section className={styles['page']}>
      <h1 tabIndex={-1} className="unseen">
        {t('merch')}
      </h1>
      <PlaceLink to="/nft" className={styles['link']}>
        <img src="/art/merch.svg" alt={t('toMarket')} width="1600" height="1000" className={styles['art']} />
      </PlaceLink>
    </section>
  )
}
