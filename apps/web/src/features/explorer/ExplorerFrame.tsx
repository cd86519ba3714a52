import type { ReactNode } from 'react'
import { t } from './frame/explorerWords.ts'
import styles from './ExplorerFrame.module.css'

/** What stands there before anything is read. The build draws it into the served page as well (app/sketch). */
export const ExplorerFrame = ({ search, children }: { search: ReactNode; children?: ReactNode }) => (
  <article className={styles['page']}>
    <header className={styles['head']}>
      <h1 tabIndex={-1}>{t('title')}</h1>
      <p>{t('lead')}</p>
      {search}
    </header>
    {children}
  </article>
)
