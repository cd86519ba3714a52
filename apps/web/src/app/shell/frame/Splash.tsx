import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useReducedMotion } from '#platform/page/motion/useReducedMotion.ts'
import { endSplash, splashElement } from '#platform/page/storage/splash.ts'
import { shellText } from '../shellWords.ts'
import styles from './Splash.module.css'

/** Duration of the splash once its text is visible (spec: shell.splash). */
const SPLASH_MS = 4000
/**
 * Duration of the closing animation. There is no other, because an animation redraws sixty times a
 * second while the page starts.
 */
const LEAVING_MS = 320
const LEAVING = styles['leaving'] ?? ''

/** The splash that the page was served with. Any key or press ends it; it is not shown under reduced motion. */
export function Splash() {
  const reducedMotion = useReducedMotion()
  const [splash, setSplash] = useState(splashElement)
  const visibleSplash = reducedMotion ? null : splash

  useEffect(() => {
    const end = () => {
      endSplash()
      setSplash(null)
    }
    if (visibleSplash === null) {
      endSplash()
      return undefined
    }
    const timers = [
      setTimeout(() => visibleSplash.classList.add(LEAVING), SPLASH_MS - LEAVING_MS),
      setTimeout(end, SPLASH_MS),
    ]
    document.addEventListener('keydown', end)
    document.addEventListener('pointerdown', end)
    return () => {
      timers.forEach(clearTimeout)
      document.removeEventListener('keydown', end)
      document.removeEventListener('pointerdown', end)
    }
  }, [visibleSplash])

  return visibleSplash === null
    ? null
    : createPortal(
        <>
          <p className={styles['line']}>{shellText('splash.line')}</p>
          <span className={styles['skip']}>{shellText('splash.skip')}</span>
        </>,
        visibleSplash,
      )
}
