import { storedText } from './storedText.ts'

const shown = storedText('showWelcomeScreen', () => sessionStorage)

/** The splash in the served page; null if boot.js found that it is not due. */
export const splashElement = (): HTMLElement | null =>
  document.documentElement.dataset['splash'] === 'up' ? document.getElementById('welcome-splash') : null

/** The splash is shown once per browser session (spec: shell.splash). */
export function endSplash(): void {
  delete document.documentElement.dataset['splash']
  document.getElementById('welcome-splash')?.remove()
  shown.set('false')
}
