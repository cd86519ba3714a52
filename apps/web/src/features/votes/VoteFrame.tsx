import type { ReactNode } from 'react'
import { ListedAs } from '../../platform/page/card/ListedAs.tsx'
import { t } from './governance/voteWords.ts'
import styles from './VoteFrame.module.css'

/** What stands there before anything is read. The build draws it into the served page as well (app/sketch). */
export const VoteFrame = ({ children }: { children: ReactNode }) => (
  <section id="vote-page" className={styles['page']} aria-labelledby="vote-title">
    <header className={styles['banner']}>
      <h1 id="vote-title" tabIndex={-1}>
        {t('title')}
      </h1>
      <p>{t('intro')}</p>
      <ListedAs />
    </header>
    {children}
  </section>
)
