import { useEffect, useState } from 'react'
import { Disc } from '../../platform/artwork/Disc.tsx'
import { useReducedMotion } from '../../platform/motion/useReducedMotion.ts'
import { splashIsDue, splashIsOver } from '../../platform/storage/splashFlag.ts'
import { t } from './shellWords.ts'
import styles from './Splash.module.css'
import { Wordmark } from './Wordmark.tsx'

/** music.md §9 */
const SPLASH_MS = 4000

/** Logo and wordmarks on the first visit of a session. Any key or press ends it; who wants no motion is not shown it. */
export function Splash() {
  const still = useReducedMotion()
  const [due, setDue] = useState(splashIsDue)
  const up = due && !still

  useEffect(() => {
    const end = () => {
      splashIsOver()
      setDue(false)
    }
    if (!up) {
      splashIsOver()
      return undefined
    }
    const timer = setTimeout(end, SPLASH_MS)
    document.addEventListener('keydown', end)
    document.addEventListener('pointerdown', end)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('keydown', end)
      document.removeEventListener('pointerdown', end)
    }
  }, [up])

  return up ? (
    <div id="welcome-splash" className={styles['splash']} aria-hidden="true">
      <span className={styles['disc']}>
        <Disc turning />
      </span>
      <span className={styles['mark']}>
        <Wordmark />
      </span>
      <p className={styles['line']}>{t('splash.line')}</p>
      <span className={styles['skip']}>{t('splash.skip')}</span>
    </div>
  ) : null
}
