import type { PageName } from '@musi/domain/url/page'
import { perVisit } from '#platform/page/visit/visit.ts'
// Selected by class, not by id: the build drops a style sheet with unused names, and the sketches are in the HTML
// before any code runs.
import styles from './FirstPaint.module.css'

const served = () => document.querySelectorAll(`.${styles['sketch']}`)

/** The sketches in the served HTML, by page; none in component tests. */
const sketches = perVisit(
  () =>
    new Map(
      [...served()]
        .flatMap((sketch) => [...sketch.querySelectorAll<HTMLElement>(':scope > [data-at]')])
        .flatMap((page) => (page.dataset['at'] ?? '').split(' ').map((name) => [name, page] as const)),
    ),
)

/** Copies the sketch of a page. */
export function servedSketch(name: PageName): Node[] {
  const sketch = sketches().get(name) ?? sketches().get('other')
  return sketch === undefined ? [] : [...sketch.childNodes].map((node) => node.cloneNode(true))
}

/** Removes the served sketches from the document when the app renders; they can still be copied. */
export function endFirstPaint(): void {
  sketches()
  for (const sketch of served()) sketch.remove()
}
