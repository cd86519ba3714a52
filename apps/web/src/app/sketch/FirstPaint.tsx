import type { ComponentType } from 'react'
import { Cluster } from '@musi/ui/layout/Stack'
import { OtherSketch, PAGE_SKETCHES } from './pageSketches.tsx'
import barStyles from '../shell/bar/Bar.module.css'
import shellStyles from '../shell/frame/Shell.module.css'
import { Wordmark } from '../shell/Wordmark.tsx'
import styles from './FirstPaint.module.css'

/** Groups the pages by their sketch, so that each sketch is rendered once. */
function pagesBySketch(sketches: Readonly<Record<string, ComponentType>>): ReadonlyMap<ComponentType, string> {
  const pages = new Map<ComponentType, string>()
  for (const [name, Sketch] of Object.entries(sketches))
    pages.set(Sketch, [...(pages.get(Sketch)?.split(' ') ?? []), name].join(' '))
  return pages
}

/**
 * Sketches of the header and the pages, shown before the app. The build renders them into the HTML (build/drawnInPage.ts), and the
 * boot script selects page and language. They are inert and hidden from screen readers.
 */
export function FirstPaint() {
  return (
    <div id="first-paint" className={styles['sketch']} aria-hidden="true" inert>
      <div className={shellStyles['top']}>
        <Cluster gap={3} nowrap center>
          <span className={barStyles['logo']}>
            <Wordmark />
          </span>
        </Cluster>
        <span className={barStyles['end']}>
          <span className={styles['status']} />
          <span className={styles['round']} />
        </span>
      </div>
      {[...pagesBySketch({ ...PAGE_SKETCHES, other: OtherSketch })].map(([Sketch, names]) => (
        <div key={names} data-at={names}>
          <Sketch />
        </div>
      ))}
    </div>
  )
}
