import { buttonClass } from '@musi/ui/controls/Button'
import { PlaceLink } from '#platform/page/navigation/PlaceLink.tsx'
import { t } from './fansWords.ts'
import styles from './MerchPage.module.css'

/** One picture that fills the page and leads to the market place, with what there is instead (spec: pages.merch). */
export function MerchPage() {
  return (
    <section className={styles['page']}>
      <PlaceLink to="/nft" className={styles['link']}>
        <img src="/art/merch.svg" alt={t('toMarket')} width="1600" height="1000" className={styles['art']} />
      </PlaceLink>
      <div className={styles['words']}>
        <h1 tabIndex={-1}>{t('merch')}</h1>
        <p>{t('merchNext')}</p>
        <PlaceLink to="/collections" className={buttonClass({ kind: 'primary' })}>
          {t('seePieces')}
        </PlaceLink>
      </div>
    </section>
  )
}
