import barStyles from '../shell/bar/TopBar.module.css'
import shellStyles from '../shell/frame/Shell.module.css'
import { Wordmark } from '../shell/Wordmark.tsx'
import styles from './FirstPaint.module.css'
import { PageSketch } from './PageSketch.tsx'

const PAGES = ['home', 'swap', null] as const

/**
 * Header and page before the app, drawn into the HTML by the build (build/drawnInPage.ts). The boot script says which page it is,
 * and whether its words are in the person's language. Nothing in it can be used, and readers do not see it.
 */
export function FirstPaint() {
  return (
    <div id="first-paint" className={styles['sketch']} aria-hidden="true" inert>
      <div className={shellStyles['top']}>
        <div className={barStyles['bar']}>
          <span className={barStyles['logo']}>
            <Wordmark />
          </span>
        </div>
        <span className={barStyles['end']}>
          <span className={styles['status']} />
          <span className={styles['round']} />
        </span>
      </div>
      {PAGES.map((name) => (
        <div key={name} data-at={name ?? 'other'}>
          <PageSketch name={name} />
        </div>
      ))}
    </div>
  )
}
