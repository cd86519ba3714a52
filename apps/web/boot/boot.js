// Runs before the first paint, in a file of its own because the CSP forbids inline scripts.
// The rest of the theme is in platform/page/theme; the storage key and its format are in platform/page/settings/settings.
;(() => {
  // Saves the functions that the signing gate uses, before any other script can replace them (spec: signing.first-references).
  // Must equal the list in packages/chain/src/firstReferences.ts, which gives the reasons.
  /* oxlint-disable typescript/unbound-method -- stored here and called only through `apply` */
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
    bytes: Uint8Array,
    passkeys: Object.freeze({
      container: navigator.credentials,
      get: navigator.credentials?.get,
      create: navigator.credentials?.create,
      clientData:
        globalThis.AuthenticatorResponse &&
        Reflect.getOwnPropertyDescriptor(AuthenticatorResponse.prototype, 'clientDataJSON')?.get,
      publicKey: globalThis.AuthenticatorAttestationResponse?.prototype.getPublicKey,
    }),
  })
  /* oxlint-enable typescript/unbound-method */
  Object.defineProperty(globalThis, 'musiFirstReferences', { value: references })

  // Saves the injected wallet and its functions, so that a script that replaces them later has no effect
  // (spec: wallets.first-injected). A wallet that is injected while the page is parsed is saved at the end of parsing.
  /** @type {import('../../../packages/chain/src/wallet/injectedWallet.ts').FirstWallet | null} */
  let wallet = null
  const takeWallet = () => {
    try {
      /** @type {any} */
      const page = globalThis
      const provider = page.ethereum ?? page.web3?.currentProvider
      if (wallet !== null || typeof provider?.request !== 'function') return
      const { request, on, removeListener } = provider
      wallet = Object.freeze({ provider, request, on, removeListener })
    } catch {
      // An object that throws here is not a wallet.
    }
  }
  takeWallet()
  Object.defineProperty(globalThis, 'musiFirstWallet', { get: () => wallet })

  const requested = /[?&]theme=(light|dark)(?:&|$)/i.exec(location.search)?.[1]?.toLowerCase()
  let chosen = requested
  try {
    const dark = JSON.parse(localStorage.getItem('musi.settings') ?? '{}')?.data?.userDarkMode
    if (chosen === undefined && typeof dark === 'boolean') chosen = dark ? 'dark' : 'light'
  } catch {
    // Storage is denied or damaged, so the system's theme is used.
  }
  // The language is chosen before the first paint, whose layout depends on it. The rules are in platform/page/i18n.
  const wishes = [/[?&]lng=([\w-]+)/.exec(location.search)?.[1], ...navigator.languages]
  try {
    wishes.splice(1, 0, localStorage.getItem('i18nextLng') ?? '')
  } catch {
    // Storage is denied, so only the browser's languages count.
  }
  // The build inserts the languages, and those that are written from right to left (build/bootScript.ts).
  /** @type {{ all: string[], leftward: string[] }} */
  const languages = JSON.parse('{"all":["en"],"leftward":[]}')
  const baseOf = (/** @type {string} */ tag) => tag.split('-')[0]?.toLowerCase()
  const oursFor = (tag = '') =>
    /^zh-(?:hant|tw|hk|mo)\b/i.test(tag) ? undefined : languages.all.find((one) => baseOf(one) === baseOf(tag))
  const language = wishes.map((tag) => oursFor(tag)).find((tag) => tag !== undefined) ?? 'en'
  document.documentElement.lang = language
  if (languages.leftward.includes(language)) document.documentElement.dir = 'rtl'

  // Set before the first paint, so that the colours of the other theme do not flash.
  document.documentElement.dataset['theme'] =
    chosen ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')

  // The build inserts the page and the sketch of each path (build/pageTable.ts).
  /** @type {[path: string, page: string, sketch?: string][]} */
  const places = JSON.parse('[]')
  const isHere = (/** @type {string} */ place) =>
    new RegExp(`^${place.replaceAll('*', '[^/]+')}$`).test(location.pathname)
  const isOld = location.hash.startsWith('#/')
  const [, page = '', sketch = 'other'] = (isOld ? undefined : places.find(([place]) => isHere(place))) ?? []
  // A rule made here, because a style sheet would have to contain the name of every page.
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`#first-paint > [data-at~='${sketch}'] { display: block }`)
  document.adoptedStyleSheets = [sheet]

  // The splash in the page is shown once per session (spec: shell.splash); never if storage is denied, rather than each time.
  let isDue = false
  try {
    isDue = sessionStorage.getItem('showWelcomeScreen') !== 'false'
  } catch {
    // Storage is denied, so the splash stays hidden.
  }
  const isWelcomed = isDue && !matchMedia('(prefers-reduced-motion: reduce)').matches
  if (isWelcomed) document.documentElement.dataset['splash'] = 'up'

  // Shows the address from the URL as the heading of an account's page, which is the largest text of its first paint.
  const nameAccount = () => {
    const address = /^\/account\/(0x[\da-f]{40})$/i.exec(location.pathname)?.[1]
    const place = document.querySelector('#first-paint [data-at=account] code')
    if (!address || !(place instanceof HTMLElement)) return
    place.textContent = address
    place.style.visibility = 'visible'
  }

  const app = document.querySelector('template')
  // Preloads files that a page needs at once, so that they arrive together with the app and not after it.
  const fetchEarly = (/** @type {string} */ file) => {
    const link = document.createElement('link')
    const kind = file.split('.').at(-1)
    link.rel = kind === 'js' ? 'modulepreload' : 'preload'
    if (kind !== 'js') link.as = kind === 'css' ? 'style' : 'fetch'
    link.crossOrigin = ''
    link.href = file
    document.head.append(link)
  }
  const read = (/** @type {string} */ which) => JSON.parse(document.querySelector(which)?.textContent ?? '{}')
  // The build inserts the answers that a page requests at once (build/pageTable.ts).
  /** @type {Record<string, string[]>} */
  const answers = JSON.parse('{"answers":"none"}')
  const answersHere = () => {
    const owner = read('#musi-config').nftOwner ?? ''
    return (answers[page] ?? []).map((path) => path.replace('{owner}', owner))
  }
  // The page contains a list of the files of each page (build/pageFilesJson.ts).
  const filesHere = () => {
    /** @type {{ styles: string[], pages: Record<string, number[]>, imports: number[][] }} */
    const { styles, pages, imports } = read('#musi-files')
    const all = [...Object.keys(read('[type=importmap]').integrity ?? {}), ...styles]
    const wanted = new Set(pages[page])
    for (const number of wanted) imports[number]?.forEach((next) => wanted.add(next))
    return [...wanted].flatMap((number) => all[number] ?? [])
  }
  const start = () => {
    if (!app) return
    document.head.append(app.content.cloneNode(true))
    const files = [...answersHere(), ...filesHere()]
    if (language !== 'en') files.unshift(`/locales/${language}.json`)
    // Requests six files per task, because each takes a phone some milliseconds and a click must not wait for dozens.
    const askForSome = () => {
      files.splice(0, 6).forEach(fetchEarly)
      if (files.length > 0) setTimeout(askForSome)
    }
    askForSome()
  }
  // On a slow connection the app's files would delay the served page, so they are requested after the first paint.
  const begin = () => {
    if (!isWelcomed || document.hidden) return start()
    const seen = new PerformanceObserver((list) => list.getEntriesByName('first-contentful-paint').length > 0 && go())
    const limit = setTimeout(go, 500)
    seen.observe({ type: 'paint', buffered: true })
    function go() {
      seen.disconnect()
      clearTimeout(limit)
      start()
      void drawInOurFaces()
    }
  }
  // Repaints a sketch that was painted in a system font, so that the app's text in the same place is not a new largest paint.
  const drawInOurFaces = async () => {
    if (document.fonts.status !== 'loading') return
    await document.fonts.ready
    const sketch = document.querySelector('#first-paint')
    sketch?.replaceWith(sketch.cloneNode(true))
  }
  document.addEventListener('DOMContentLoaded', () => {
    takeWallet()
    nameAccount()
    begin()
  })
})()
