// By its class, and not by its id: a style sheet whose names nobody uses would be left out of the build, and the sketch is in
// the HTML before any code runs.
import styles from './FirstPaint.module.css'

/** Takes away what the page was served with, in the moment in which the app is there. */
export function endFirstPaint(): void {
  for (const sketch of document.querySelectorAll(`.${styles['sketch']}`)) sketch.remove()
}
