import type { ReactNode } from 'react'
import page from '#platform/page/card/CardPage.module.css'
import styles from './CreateTokenFrame.module.css'
import { t } from './tokenWords.ts'

/** What stands there before anything is read. The build draws it into the served page as well (app/sketch). */
export const CreateTokenFrame = ({ children }: { children: ReactNode }) => (
  <section id="create-token-page" className={page['page']} aria-labelledby="create-token-title">
    <header className={styles['head']}>
      <h1 id="create-token-title" tabIndex={-1}>
        {t('title')}
      </h1>
      <p>{t('lead')}</p>
    </header>
    {children}
  </section>
)
