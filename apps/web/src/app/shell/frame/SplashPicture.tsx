import { Disc } from '#platform/page/artwork/Disc.tsx'
import styles from './Splash.module.css'
import { Wordmark } from '../Wordmark.tsx'

/** Logo and wordmark. The build renders them into the HTML, so they are there before the first script (build/drawnInPage.ts). */
export function SplashPicture() {
  return (
    <div id="welcome-splash" className={styles['splash']} aria-hidden="true">
      <span className={styles['disc']}>
        <Disc turning />
      </span>
      <span className={styles['mark']}>
        <Wordmark />
      </span>
    </div>
  )
}
