import type { ReactNode } from 'react'
import page from '#platform/page/card/Page.module.css'
import { t } from './list/approvalsWords.ts'
import styles from './ApprovalsFrame.module.css'

/** What stands there before anything is read. The build draws it into the served page as well (app/sketch). */
export const ApprovalsFrame = ({ children }: { children: ReactNode }) => (
  <section id="approvals-page" className={page['page']} aria-labelledby="approvals-title">
    <header className={styles['head']}>
      <h1 id="approvals-title" tabIndex={-1}>
        {t('title')}
      </h1>
      <p>{t('lead')}</p>
    </header>
    {children}
  </section>
)
