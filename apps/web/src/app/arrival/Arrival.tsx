import { useLayoutEffect } from 'react'
import { arriveAt, currentLocation } from '#platform/page/navigation/currentLocation.ts'
import { scrollBack } from '#platform/page/navigation/scrollBack.ts'
import { keepTargetInView } from '#platform/page/navigation/keepTargetInView.ts'
import { useLocation } from '#platform/page/navigation/useLocation.ts'

/**
 * Rendered beside a page: once the page is there, restores the scroll position or scrolls to the link's target, and
 * focuses its heading.
 */
export function Arrival() {
  const { key, hash } = useLocation()

  useLayoutEffect(() => {
    const { navigationType } = currentLocation()
    const leftAt = arriveAt(key)
    if (navigationType !== 'load') {
      // A page that is still checking its link shows a sketch, whose heading cannot have the focus.
      const place =
        document.querySelector<HTMLElement>('main h1:not([inert] h1)') ?? document.querySelector<HTMLElement>('main')
      place?.focus({ preventScroll: true })
    }
    const isNamed = hash.length > 1 && navigationType !== 'traverse'
    // Nothing to do: scrolling would only force a layout in the task that just rendered the page.
    if (navigationType === 'load' && leftAt === 0 && !isNamed) return undefined
    return isNamed ? keepTargetInView(decodedHash(hash), leftAt) : scrollBack(leftAt)
  }, [key, hash])

  return null
}

const decodedHash = (hash: string) => {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return hash.slice(1)
  }
}
