// The sketch is in the HTML before this code runs, so its styles must be in the first CSS.
import './FirstPaint.module.css'

/** Takes away what the page was served with, in the moment in which the app is there. */
export const endFirstPaint = (): void => document.getElementById('first-paint')?.remove()
