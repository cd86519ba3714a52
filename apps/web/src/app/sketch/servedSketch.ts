import type { PageName } from '@musi/domain/url/page'
import { perVisit } from '#platform/page/visit/visit.ts'
// Selected by class, not by id: the build drops a style sheet with unused names, and the sketches are in the HTML
// before any code runs.
import styles from './FirstPaint.module.css'

const served = () => document.querySelectorAll(`.${styles['sketch']}`)

/** The sketches that the page was served with, by page. None in the page of component tests. */
const sketches = perVisit(
  () =>
    new Map(
      [...served()]
        .flatMap((sketch) => [...sketch.querySelectorAll<HTMLElement>(':scope > [data-at]')])
        .flatMap((page) => (page.dataset['at'] ?? '').split(' ').map((name) => [name, page] as const)),
    ),
)

/** A copy, for as often as the page is on its way. */
export function servedSketch(name: PageName): Node[] {
  const sketch = sketches().get(name) ?? sketches().get('other')
  return sketch === undefined ? [] : [...sketch.childNodes].map((node) => node.cloneNode(true))
}

/** Takes away what the page was served with, in the moment in which the app is there, and keeps its sketches. */
export function endFirstPaint(): void {
  sketches()
  for (const sketch of served()) sketch.remove()
}
