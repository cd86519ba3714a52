import type { ComponentType } from 'react'
import { Cluster } from '@musi/ui/layout/Stack'
import { OtherSketch, PAGE_SKETCHES } from './pageSketches.tsx'
import barStyles from '../shell/bar/Bar.module.css'
import shellStyles from '../shell/frame/Shell.module.css'
import { Wordmark } from '../shell/Wordmark.tsx'
import styles from './FirstPaint.module.css'

/** Each sketch once, with the names of all pages that have it. */
function placesOf(sketches: Readonly<Record<string, ComponentType>>): ReadonlyMap<ComponentType, string> {
  const places = new Map<ComponentType, string>()
  for (const [name, Sketch] of Object.entries(sketches))
    places.set(Sketch, [...(places.get(Sketch)?.split(' ') ?? []), name].join(' '))
  return places
}

/**
 * Header and pages before the app, drawn into the HTML by the build (build/drawnInPage.ts). The boot script says which page it is,
 * and which language. Nothing in it can be used, and readers do not see it.
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
      {[...placesOf({ ...PAGE_SKETCHES, other: OtherSketch })].map(([Sketch, names]) => (
        <div key={names} data-at={names}>
          <Sketch />
        </div>
      ))}
    </div>
  )
}
