import type { ReactNode } from 'react'
import styles from './StudioFrame.module.css'
import { t } from './words/studioWords.ts'

/** What stands there before anything is known. The build draws it into the served page as well (app/sketch). */
export const StudioFrame = ({ children }: { children: ReactNode }) => (
  <section id="studio-page" className={styles['page']} aria-labelledby="studio-title">
    <header className={styles['banner']}>
      <h1 id="studio-title" tabIndex={-1}>
        {t('title')}
      </h1>
      <p>{t('lead')}</p>
    </header>
    {children}
  </section>
)
