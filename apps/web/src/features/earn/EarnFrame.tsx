import type { ReactNode } from 'react'
import styles from './EarnFrame.module.css'
import { t } from './mining/miningWords.ts'

/** What stands there before anything is read. The build draws it into the served page as well (app/sketch). */
export const EarnFrame = ({ children }: { children: ReactNode }) => (
  <section id="earn-page" className={styles['page']} aria-labelledby="earn-title">
    <header className={styles['banner']}>
      <h1 id="earn-title" tabIndex={-1}>
        {t('title')}
      </h1>
      <p>{t('intro')}</p>
    </header>
    {children}
  </section>
)
