// Runs before the first paint, in a file of its own because the CSP forbids inline scripts.
// The rest of the theme is in platform/page/theme; the key and its form are in platform/page/settings/settings.
;(() => {
  const requested = /[?&]theme=(light|dark)(?:&|$)/i.exec(location.search)?.[1]?.toLowerCase()
  let chosen = requested
  try {
    const dark = JSON.parse(localStorage.getItem('musi.settings') ?? '{}')?.data?.userDarkMode
    if (chosen === undefined && typeof dark === 'boolean') chosen = dark ? 'dark' : 'light'
  } catch {
    // Denied or damaged storage: follow the system.
  }
  // What is read from right to left is laid out so from the first paint. Which of our languages it is, page/i18n decides.
  const wishes = [/[?&]lng=([\w-]+)/.exec(location.search)?.[1], ...navigator.languages]
  try {
    wishes.splice(1, 0, localStorage.getItem('i18nextLng') ?? '')
  } catch {
    // Denied storage: the browser's languages are left.
  }
  const ours = wishes.find((tag) => /^(?:en|es|fr|de|pt|ja|zh|hi|ar)\b/i.test(tag ?? ''))
  if (/^ar\b/i.test(ours ?? '')) document.documentElement.dir = 'rtl'

  // Set before the first paint, so that no other colours flash.
  document.documentElement.dataset['theme'] =
    chosen ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')

  // The splash is in the page, shown once per session (spec: shell.splash). With denied storage never, rather than each time.
  let isDue = false
  try {
    isDue = sessionStorage.getItem('showWelcomeScreen') !== 'false'
  } catch {
    // It stays hidden.
  }
  const isWelcomed = isDue && !matchMedia('(prefers-reduced-motion: reduce)').matches
  if (isWelcomed) document.documentElement.dataset['splash'] = 'up'

  // The build inserts the files of some pages here, so that they load in parallel with the app.
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
  // On a slow connection the app would delay the splash, so the splash paints first; a hidden page does not wait.
  const begin = () => (isWelcomed && !document.hidden ? requestAnimationFrame(() => setTimeout(start)) : start())
  document.addEventListener('DOMContentLoaded', begin)
})()
