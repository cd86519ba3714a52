import { useEffect, useRef } from 'react'
import { useReducedMotion } from '#platform/page/motion/useReducedMotion.ts'
import styles from './ParallaxNotes.module.css'
import { scrollPercentage } from './scrollPercentage.ts'

/** Note shapes whose heads are records. `heads`: the centre of each. */
const NOTES = {
  eighth: { heads: [[22, 74]], lines: 'M40 74V14c4 12 18 14 18 30' },
  pair: {
    heads: [
      [20, 76],
      [70, 66],
    ],
    lines: 'M38 76V18l50-10v58M38 30l50-10',
  },
} as const

const RINGS = [18, 13, 8, 3]
const SCATTERED: readonly (keyof typeof NOTES)[] = ['pair', 'eighth', 'eighth', 'pair', 'eighth', 'pair', 'eighth']

/** Notes in the margins that drift with the body's scroll percentage, 0 to 100. */
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
    // Waits for the next frame: reading the height now would force a layout in the task that just rendered.
    onScroll()
    return () => {
      removeEventListener('scroll', onScroll)
      cancelAnimationFrame(frame)
    }
  }, [still])

  return (
    <div ref={field} className={styles['field']} aria-hidden="true" id="parallax-notes">
      {SCATTERED.map((note, index) => (
        <svg key={`${note}-${String(index)}`} viewBox="0 0 92 96" className={styles[`note${index + 1}`]}>
          <path d={NOTES[note].lines} />
          {NOTES[note].heads.flatMap(([x, y]) => RINGS.map((r) => <circle key={`${x} ${r}`} cx={x} cy={y} r={r} />))}
        </svg>
      ))}
    </div>
  )
}
