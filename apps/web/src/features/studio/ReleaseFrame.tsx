import type { ReactNode } from 'react'
import styles from './StudioFrame.module.css'
import { r } from './release/begun/releaseWords.ts'

/** What stands there before anything is known. The build draws it into the served page as well (app/sketch). */
export const ReleaseFrame = ({ children }: { children: ReactNode }) => (
  <section id="release-page" className={styles['page']} aria-labelledby="release-title">
    <header className={styles['banner']}>
      <h1 id="release-title" tabIndex={-1}>
        {r('title')}
      </h1>
      <p>{r('lead')}</p>
    </header>
    {children}
  </section>
)
