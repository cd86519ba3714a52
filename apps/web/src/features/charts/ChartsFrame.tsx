import type { ReactNode } from 'react'
import styles from './ChartsFrame.module.css'
import { t } from './frame/chartsWords.ts'

/** What stands there before anything is read. The build draws it into the served page as well (app/sketch). */
export const ChartsFrame = ({ children }: { children?: ReactNode }) => (
  <article id="charts-page" className={styles['page']}>
    <header className={styles['head']}>
      <h1 tabIndex={-1}>{t('title')}</h1>
      <p>{t('lead')}</p>
    </header>
    {children}
  </article>
)
