import { useEffect, useRef, useState } from 'react'
import { useInView } from '../../platform/page/motion/useInView.ts'
import { useReducedMotion } from '../../platform/page/motion/useReducedMotion.ts'
import { subscribe } from '../../platform/page/theme/theme.ts'
import styles from './GrooveField.module.css'
import { type GrooveScreen, openGrooveScreen } from './grooveScreen.ts'

const AFTER_MS = 600

/**
 * The looping picture behind the title: grooves of a record that sound travels through, a loop of 20 seconds, drawn by a
 * worker so that the page has nothing to do for it. Still under reduced motion, at rest when nobody can see it.
 */
export function GrooveField() {
  const host = useRef<HTMLDivElement>(null)
  const screen = useRef<GrooveScreen | null>(null)
  const [opened, setOpened] = useState(false)
  const still = useReducedMotion()
  const inView = useInView(host)
  const playing = inView && !still

  useEffect(() => {
    const place = host.current
    if (!place) return undefined
    // After everything that somebody waits for.
    let isGone = false
    const open = async () => {
      const made = await openGrooveScreen(place)
      if (isGone) return made?.close()
      screen.current = made
      return setOpened(true)
    }
    const timer = setTimeout(() => void open(), AFTER_MS)
    return () => {
      isGone = true
      clearTimeout(timer)
      screen.current?.close()
      screen.current = null
    }
  }, [])

  useEffect(() => {
    if (!opened) return undefined
    const show = () => {
      if (host.current) screen.current?.show({ colour: getComputedStyle(host.current).color, playing })
    }
    show()
    return subscribe(show)
  }, [opened, playing])

  return <div ref={host} className={styles['field']} aria-hidden="true" data-playing={playing} />
}
