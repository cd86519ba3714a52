// Runs before the first paint, as a file of its own because the policy allows no inline script.
// The rest of the theme is in platform/theme; the key and its form are in platform/settings/settings.
;(() => {
  const asked = /[?&]theme=(light|dark)(?:&|$)/i.exec(location.search)?.[1]?.toLowerCase()
  let chosen = asked
  try {
    const dark = JSON.parse(localStorage.getItem('musi.settings') ?? '{}')?.data?.userDarkMode
    if (chosen === undefined && typeof dark === 'boolean') chosen = dark ? 'dark' : 'light'
  } catch {
    // Storage that is denied or damaged: the system decides.
  }
  // Set now, so that no other colours flash up.
  document.documentElement.dataset['theme'] =
    chosen ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')

  // The build writes the files of the front page in here: they come together with the entry, not after it.
  /** @type {Record<string, string[]>} */
  const firstFiles = JSON.parse('{}')
  for (const file of firstFiles[location.pathname] ?? []) {
    const link = document.createElement('link')
    const style = file.endsWith('.css')
    link.rel = style ? 'preload' : 'modulepreload'
    if (style) link.as = 'style'
    link.crossOrigin = ''
    link.href = file
    document.head.append(link)
  }
})()
