import type { ReactNode } from 'react'
import { WidePage } from '#platform/page/card/WidePage.tsx'
import styles from './ChartsFrame.module.css'
import { t } from './frame/chartsWords.ts'

/** What stands there before anything is read. The build draws it into the served page as well (app/sketch). */
export const ChartsFrame = ({ children }: { children?: ReactNode }) => (
  <WidePage id="charts-page">
    <header className={styles['head']}>
      <h1 tabIndex={-1}>{t('title')}</h1>
      <p>{t('lead')}</p>
    </header>
    {children}
  </WidePage>
)
