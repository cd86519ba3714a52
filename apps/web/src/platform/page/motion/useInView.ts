import { type RefObject, useEffect, useState } from 'react'

/** Returns false while the element is off screen or the tab is hidden, so that animations can stop. */
export function useInView(element: RefObject<Element | null>): boolean {
  const [isOnScreen, setIsOnScreen] = useState(true)
  const [visible, setVisible] = useState(true)

  useEffect(() => {
    if (!element.current) return undefined
    const observer = new IntersectionObserver(([entry]) => setIsOnScreen(entry?.isIntersecting ?? true))
    observer.observe(element.current)
    const updateVisible = () => setVisible(document.visibilityState === 'visible')
    document.addEventListener('visibilitychange', updateVisible)
    return () => {
      observer.disconnect()
      document.removeEventListener('visibilitychange', updateVisible)
    }
  }, [element])

  return isOnScreen && visible
}
