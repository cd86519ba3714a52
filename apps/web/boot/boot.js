// Runs before the first paint, as a file of its own because the policy allows no inline script.
// The rest of the theme is in platform/page/theme; the key and its form are in platform/page/settings/settings.
;(() => {
  const requested = /[?&]theme=(light|dark)(?:&|$)/i.exec(location.search)?.[1]?.toLowerCase()
  let chosen = requested
  try {
    const dark = JSON.parse(localStorage.getItem('musi.settings') ?? '{}')?.data?.userDarkMode
    if (chosen === undefined && typeof dark === 'boolean') chosen = dark ? 'dark' : 'light'
  } catch {
    // Storage that is denied or damaged: the system decides.
  }
  // Set now, so that no other colours flash up.
  document.documentElement.dataset['theme'] =
    chosen ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')

  // The welcome is in the page and comes once in a session (spec: shell.splash). Denied storage: not at all, rather than each time.
  let isDue = false
  try {
    isDue = sessionStorage.getItem('showWelcomeScreen') !== 'false'
  } catch {
    // It stays hidden.
  }
  const isWelcomed = isDue && !matchMedia('(prefers-reduced-motion: reduce)').matches
  if (isWelcomed) document.documentElement.dataset['splash'] = 'up'

  // The build writes the files of some pages in here: they come together with the app, not after it.
  /** @type {Record<string, string[]>} */
  const firstFiles = JSON.parse('{}')
  const app = document.querySelector('template')
  const start = () => {
    if (app) document.head.append(app.content.cloneNode(true))
    for (const file of firstFiles[location.pathname] ?? []) {
      const link = document.createElement('link')
      const style = file.endsWith('.css')
      link.rel = style ? 'preload' : 'modulepreload'
      if (style) link.as = 'style'
      link.crossOrigin = ''
      link.href = file
      document.head.append(link)
    }
  }
  // On a slow line the app would take the road from the picture: that is seen first, and a page that nobody sees waits for nothing.
  const begin = () => (isWelcomed && !document.hidden ? requestAnimationFrame(() => setTimeout(start)) : start())
  document.addEventListener('DOMContentLoaded', begin)
})()
