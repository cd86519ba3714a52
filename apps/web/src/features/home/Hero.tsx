import { buttonClass } from '@musi/ui/Button'
import { config } from '../../platform/page/config/config.ts'
import { OutsideLink } from '../../platform/page/links/OutsideLink.tsx'
import { Link } from '../../platform/page/navigation/Link.tsx'
import { GrooveField } from './GrooveField.tsx'
import { ArtistSleeve } from './ArtistSleeve.tsx'
import styles from './Hero.module.css'
import { t } from './homeWords.ts'

export function Hero() {
  return (
    <section className={styles['hero']}>
      <GrooveField />
      <div className={styles['words']}>
        <h1 tabIndex={-1}>{t('title')}</h1>
        <p className={styles['lead']}>
          {t('support')} {t('curate')}
        </p>
        <div className={styles['actions']}>
          <OutsideLink
            href={config().links.chat}
            label={t('join')}
            className={buttonClass({ kind: 'primary', size: 'large' })}
          >
            {t('join')}
          </OutsideLink>
          <Link to="/jukebox" className={buttonClass({ size: 'large' })}>
            {t('jukebox')}
          </Link>
        </div>
      </div>
      <ArtistSleeve />
    </section>
  )
}
