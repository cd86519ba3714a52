const KEY = 'showWelcomeScreen'

/** The welcome screen comes once in a browser session (music.md §2). Denied storage: not at all, rather than each time. */
export const splashIsDue = (): boolean => {
  try {
    return sessionStorage.getItem(KEY) !== 'false'
  } catch {
    return false
  }
}

export const splashIsOver = (): void => {
  try {
    sessionStorage.setItem(KEY, 'false')
  } catch {
    // Nothing to remember it in.
  }
}
