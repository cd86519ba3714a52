import { useEffect, useRef } from 'react'
import { useReducedMotion } from '#platform/page/motion/useReducedMotion.ts'
import styles from './ParallaxNotes.module.css'
import { scrollPercentage } from './scrollPercentage.ts'

const NOTES = {
  eighth: 'M38 4v66a17 14 0 1 1-8-12V4c4 14 26 18 22 40-1-12-8-16-14-18Z',
  pair: 'M28 8l56-8v62a16 13 0 1 1-8-11V20L36 26v48a16 13 0 1 1-8-11Z',
  rest: 'M30 6c14 18 18 24 6 36 0 10 10 16 18 26-18-6-24 4-12 16-20-8-24-22-4-24-8-10-16-16-14-24 8-8 12-14 6-30Z',
} as const

const SCATTERED: readonly (keyof typeof NOTES)[] = ['pair', 'eighth', 'rest', 'eighth', 'pair', 'rest', 'pair']

/** Notes in the margins that drift as the page scrolls: how far is the body's scroll percentage, 0 to 100. */
export function ParallaxNotes() {
  const field = useRef<HTMLDivElement>(null)
  const still = useReducedMotion()

  useEffect(() => {
    if (still) return undefined
    let frame = 0
    const place = () => {
      frame = 0
      const percent = scrollPercentage(scrollY, document.body.scrollHeight, innerHeight)
      field.current?.style.setProperty('--scrolled', percent.toFixed(2))
    }
    const onScroll = () => (frame ||= requestAnimationFrame(place))
    addEventListener('scroll', onScroll, { passive: true })
    // With the next frame: to read the height now would lay the page out in the task that has just drawn it.
    onScroll()
    return () => {
      removeEventListener('scroll', onScroll)
      cancelAnimationFrame(frame)
    }
  }, [still])

  return (
    <div ref={field} className={styles['field']} aria-hidden="true" id="parallax-notes">
      {SCATTERED.map((note, index) => (
        <svg key={`${note}-${String(index)}`} viewBox="0 0 90 96" className={styles[`note${index + 1}`]}>
          <path d={NOTES[note]} />
        </svg>
      ))}
    </div>
  )
}
