const KEY = 'showWelcomeScreen'

/** Where the page shows its welcome, which it was served with; null: boot.js has seen that it is not due. */
export const splashPlace = (): HTMLElement | null =>
  document.documentElement.dataset['splash'] === 'up' ? document.getElementById('welcome-splash') : null

/** It comes once in a browser session (spec: shell.splash). */
export function splashIsOver(): void {
  delete document.documentElement.dataset['splash']
  document.getElementById('welcome-splash')?.remove()
  try {
    sessionStorage.setItem(KEY, 'false')
  } catch {
    // Nothing to remember it in.
  }
}
