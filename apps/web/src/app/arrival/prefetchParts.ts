import type { PageName } from '@musi/domain/url/page'
import { type Connection, canPrefetch } from './canPrefetch.ts'

/** Code that a first click would wait for on a slow connection, most likely first. */
const PARTS: readonly (() => Promise<unknown>)[] = [
  // The notice that another part failed to load.
  () => import('../shell/frame/ModalMissing.tsx'),
  () => import('../shell/banners/TroubleBanners.tsx'),
  () => import('../wallet/WalletModal.tsx'),
  () => import('#platform/tokens/token-select/TokenSelect.tsx'),
  () => import('../shell/bar/MenuPanel.tsx'),
  () => import('../shell/navigation/PlaceList.tsx'),
  () => import('../shell/settings/SettingsPanel.tsx'),
]

/** Functions that load the notice for a page that failed to load, and the code of a page. */
export type Preloads = { notice: () => void; page: (name: PageName) => Promise<void> }

/** Pages of a phone's tabs, which open offline too. */
const TABS: readonly PageName[] = ['home', 'jukebox', 'swap', 'dropzone', 'account']

/** Pages that a visit usually leads to, most likely first. */
const PAGES: readonly PageName[] = [
  'song',
  'artist',
  'nft',
  'piece',
  'collections',
  'collection',
  'charts',
  'pool',
  'uni',
  'vote',
  'proposal',
]

/** Delay in Safari, which has no `requestIdleCallback`, and between two looks at an act under way. */
const SOON_MS = 300

/** True while an act is under way, which needs the connection and the processor for itself. */
const isActing = (): boolean => document.querySelector('button[aria-busy="true"]') !== null

async function idle(): Promise<void> {
  do
    await new Promise<void>((resolve) => {
      if ('requestIdleCallback' in window && !isActing()) requestIdleCallback(() => resolve())
      else setTimeout(resolve, SOON_MS)
    })
  while (isActing())
}

const connection = (): Connection | undefined =>
  'connection' in navigator ? (navigator.connection as Connection | undefined) : undefined

/** Time in ms after which a visitor without any input counts as staying. */
const STAYING_MS = 12_000

const SIGNS_OF_STAYING = ['pointerdown', 'pointermove', 'scroll', 'keydown'] as const

/**
 * Resolves at the first press, movement or scroll, or after a while, so that a short visit to one
 * page fetches no others.
 */
const visitorStays = (): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      for (const event of SIGNS_OF_STAYING) removeEventListener(event, done)
      resolve()
    }
    const timer = setTimeout(done, STAYING_MS)
    for (const event of SIGNS_OF_STAYING) addEventListener(event, done, { passive: true })
  })

/**
 * Loads the parts one after the other while idle, then the tabs with their parts, then the other main pages. Those that fail are
 * requested again when needed.
 */
export async function prefetchParts({ page }: Preloads): Promise<void> {
  const report = connection()
  if (report?.saveData === true) return
  for (const part of PARTS) {
    await idle()
    await part().catch(() => undefined)
  }
  for (const name of TABS) {
    await idle()
    await page(name)
  }
  if (!canPrefetch(report, matchMedia('(hover: hover)').matches)) return
  await visitorStays()
  for (const name of PAGES) {
    await idle()
    await page(name)
  }
}
