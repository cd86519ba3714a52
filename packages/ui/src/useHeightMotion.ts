import { type RefObject, useEffect } from 'react'

/** Smaller changes, in px, are not animated. */
const MIN_CHANGE = 12
const DURATION_MS = 160

const CLIPPED: Keyframe = { overflow: 'clip' }

const viewport = () => `${innerWidth} ${innerHeight}`

/**
 * Animates the height of a dialog or section when its content changes. The content is rendered at once and only revealed, so it can
 * be read and clicked immediately. `clip`: hides what is not yet revealed.
 */
export function useHeightMotion(
  frame: RefObject<HTMLElement | null>,
  panel: RefObject<HTMLElement | null>,
  duration = DURATION_MS,
  clip: Keyframe = CLIPPED,
) {
  useEffect(() => {
    const inside = panel.current
    if (inside === null) return undefined
    let height = 0
    let view = ''
    let motion: Animation | undefined
    const observer = new ResizeObserver(() => {
      const element = frame.current
      const before = height
      const viewBefore = view
      height = inside.offsetHeight
      view = viewport()
      if (element === null || before === 0 || height === 0 || viewBefore !== view) return
      if (Math.abs(height - before) < MIN_CHANGE || matchMedia('(prefers-reduced-motion: reduce)').matches) return
      const from = motion?.playState === 'running' ? element.offsetHeight : before + element.offsetHeight - height
      motion?.cancel()
      const to = element.offsetHeight
      motion = element.animate(
        [
          { height: `${from}px`, ...clip },
          { height: `${to}px`, ...clip },
        ],
        { duration, easing: 'ease-out' },
      )
    })
    observer.observe(inside)
    return () => observer.disconnect()
  }, [frame, panel, duration, clip])
}
