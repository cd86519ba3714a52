import { type RefObject, useEffect, useState } from 'react'

/** False while the element is scrolled away or the tab is hidden: nothing needs to move then. */
export function useInView(element: RefObject<Element | null>): boolean {
  const [seen, setSeen] = useState(true)
  const [visible, setVisible] = useState(true)

  useEffect(() => {
    if (!element.current) return undefined
    const observer = new IntersectionObserver(([entry]) => setSeen(entry?.isIntersecting ?? true))
    observer.observe(element.current)
    const turned = () => setVisible(document.visibilityState === 'visible')
    document.addEventListener('visibilitychange', turned)
    return () => {
      observer.disconnect()
      document.removeEventListener('visibilitychange', turned)
    }
  }, [element])

  return seen && visible
}
