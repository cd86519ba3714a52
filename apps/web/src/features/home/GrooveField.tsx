import { useEffect, useRef, useState } from 'react'
import { useInView } from '#platform/page/motion/useInView.ts'
import { useReducedMotion } from '#platform/page/motion/useReducedMotion.ts'
import { subscribeToTheme } from '#platform/page/theme/theme.ts'
import styles from './Home.module.css'
import { type GrooveScreen, openGrooveScreen } from './grooveScreen.ts'

const OPEN_AFTER_MS = 600

/**
 * The animation behind the title: sound travels through the grooves of a record, in a loop of 20 seconds, drawn by a
 * worker to keep the main thread free. Still under reduced motion, paused while out of view.
 */
export function GrooveField() {
  const host = useRef<HTMLDivElement>(null)
  const screen = useRef<GrooveScreen | null>(null)
  const [opened, setOpened] = useState(false)
  const reducedMotion = useReducedMotion()
  const inView = useInView(host)
  const playing = inView && !reducedMotion

  useEffect(() => {
    const element = host.current
    if (!element) return undefined
    // Waits until more important parts have loaded.
    let isUnmounted = false
    const open = async () => {
      const created = await openGrooveScreen(element)
      if (isUnmounted) return created?.close()
      screen.current = created
      return setOpened(true)
    }
    const timer = setTimeout(() => void open(), OPEN_AFTER_MS)
    return () => {
      isUnmounted = true
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
    return subscribeToTheme(show)
  }, [opened, playing])

  return <div ref={host} className={styles['field']} aria-hidden="true" data-playing={playing} />
}
