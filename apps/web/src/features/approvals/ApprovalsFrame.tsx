import type { ReactNode } from 'react'
import page from '#platform/page/card/Page.module.css'
import { approvalsText } from './list/approvalsWords.ts'
import styles from './ApprovalsFrame.module.css'

/** Layout before anything is read. The build also renders it into the served page (app/sketch). */
export const ApprovalsFrame = ({ children }: { children: ReactNode }) => (
  <section id="approvals-page" className={page['page']} aria-labelledby="approvals-title">
    <header className={styles['head']}>
      <h1 id="approvals-title" tabIndex={-1}>
        {approvalsText('title')}
      </h1>
      <p>{approvalsText('lead')}</p>
    </header>
    {children}
  </section>
)
