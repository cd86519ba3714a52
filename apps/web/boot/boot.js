// Runs before the first paint, in a file of its own because the CSP forbids inline scripts.
// The rest of the theme is in platform/page/theme; the key and its form are in platform/page/settings/settings.
;(() => {
  // What the signing gate works with, kept before any other script can replace it (spec: signing.first-references).
  // The same list, with its reasons, is in packages/chain/src/firstReferences.ts.
  /* oxlint-disable typescript/unbound-method -- they are kept, and called by `apply` only */
  const references = Object.freeze({
    apply: Reflect.apply,
    ownKeys: Reflect.ownKeys,
    descriptorOf: Reflect.getOwnPropertyDescriptor,
    define: Reflect.defineProperty,
    freeze: Object.freeze,
    isArray: Array.isArray,
    parse: JSON.parse,
    stringify: JSON.stringify,
    bigint: BigInt,
    bigintText: BigInt.prototype.toString,
    slice: String.prototype.slice,
    codeAt: String.prototype.charCodeAt,
    decodeText: decodeURIComponent,
    promise: Promise,
    post: fetch,
    bodyText: Response.prototype.text,
    timeLimit: AbortSignal.timeout,
    weakGet: WeakMap.prototype.get,
    weakSet: WeakMap.prototype.set,
    objectPrototype: Object.prototype,
  })
  /* oxlint-enable typescript/unbound-method */
  Object.defineProperty(globalThis, 'musiFirstReferences', { value: references })

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
  if (/^(?:ar)\b/i.test(ours ?? '')) document.documentElement.dir = 'rtl'

  // Set before the first paint, so that no other colours flash.
  document.documentElement.dataset['theme'] =
    chosen ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')

  // What the page was served with is of one page, and in English (app/sketch); the app's own rules are in platform/page/i18n.
  const path = location.hash.startsWith('#/') ? 'old' : location.pathname
  document.documentElement.dataset['first'] = path === '/' ? 'home' : path === '/swap' ? 'swap' : 'other'
  let language = /[?&]lng=([\w-]+)/.exec(location.search)?.[1]
  try {
    language ??= localStorage.getItem('i18nextLng') ?? undefined
  } catch {
    // Denied: the browser's own.
  }
  if (!/^en\b/i.test(language ?? navigator.language)) document.documentElement.dataset['foreign'] = ''

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
