import { Icon } from '@musi/ui/Icon'
import { Cover } from '../../platform/page/artwork/Cover.tsx'
import { config } from '../../platform/page/config/config.ts'
import { OutsideLink } from '../../platform/page/links/OutsideLink.tsx'
import styles from './Community.module.css'
import { t } from './homeWords.ts'

/** Seeds whose covers look good side by side. */
const SHELF = ['crate-3', 'crate-6', 'crate-4', 'crate-13', 'crate-5', 'crate-1', 'crate-9']

export function Community() {
  return (
    <section className={styles['community']} aria-labelledby="community">
      <div className={styles['words']}>
        <h2 id="community">{t('community')}</h2>
        <p>{t('communityText')}</p>
        <OutsideLink href={config().links.chat} label={t('join')} className={styles['join']}>
          {t('join')}
          <Icon name="arrow" />
        </OutsideLink>
      </div>
      <div className={styles['shelf']} aria-hidden="true">
        {SHELF.map((seed) => (
          <Cover key={seed} seed={seed} className={styles['cover']} />
        ))}
      </div>
    </section>
  )
}
