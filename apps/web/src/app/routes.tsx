import type { PageName } from '@musi/domain/url/page'
import type { ComponentType } from 'react'
import { t } from './appWords.ts'

export type Screen = { Page: ComponentType }

export type Route = {
  title: string
  /** What the route shows; null as long as it shows its placeholder. */
  load: (() => Promise<Screen>) | null
  /** The sentence that the specification gives a placeholder. */
  sentence?: string
}

const home = async (): Promise<Screen> => ({ Page: (await import('../features/home/HomePage.tsx')).HomePage })
const explorer = async (): Promise<Screen> => ({
  Page: (await import('../features/explorer/ExplorerPage.tsx')).ExplorerPage,
})
const explorerTx = async (): Promise<Screen> => ({
  Page: (await import('../features/explorer/TransactionPage.tsx')).TransactionPage,
})
const explorerAddress = async (): Promise<Screen> => ({
  Page: (await import('../features/explorer/AddressPage.tsx')).AddressPage,
})
const explorerToken = async (): Promise<Screen> => ({
  Page: (await import('../features/explorer/TokenPage.tsx')).TokenPage,
})
const explorerBlock = async (): Promise<Screen> => ({
  Page: (await import('../features/explorer/BlockPage.tsx')).BlockPage,
})
const bench = async (): Promise<Screen> => ({ Page: (await import('../features/bench/BenchPage.tsx')).BenchPage })

/** Every screen of both specifications. The paths to them are in domain/url. A new page is one line here. */
export const ROUTES: Readonly<Record<PageName, Route>> = {
  home: { title: t('title.home'), load: home },
  swap: { title: t('title.swap'), load: null },
  find: { title: t('title.find'), load: null },
  pool: { title: t('title.pool'), load: null },
  add: { title: t('title.add'), load: null },
  create: { title: t('title.create'), load: null },
  remove: { title: t('title.remove'), load: null },
  removeV1: { title: t('title.removeV1'), load: null },
  migrateV1: { title: t('title.migrateV1'), load: null },
  migrateV1Position: { title: t('title.migrateV1'), load: null },
  uni: { title: t('title.uni'), load: null },
  uniPool: { title: t('title.uni'), load: null },
  vote: { title: t('title.vote'), load: null },
  proposal: { title: t('title.proposal'), load: null },
  jukebox: { title: t('title.jukebox'), load: null },
  music: { title: t('title.jukebox'), load: null },
  form: { title: t('title.form'), load: null },
  merch: { title: t('title.merch'), load: null },
  collections: { title: t('title.collections'), load: null },
  createArtistToken: { title: t('title.createArtistToken'), load: null },
  tickets: { title: t('title.tickets'), load: null },
  test: { title: t('title.test'), load: bench },
  contact: { title: t('title.contact'), load: null },
  pitch: { title: t('title.pitch'), load: null },
  nft: { title: t('title.nft'), load: null, sentence: t('placeholder.nft') },
  charts: { title: t('title.charts'), load: null, sentence: t('placeholder.charts') },
  dropzone: { title: t('title.dropzone'), load: null },
  explorer: { title: t('title.explorer'), load: explorer },
  explorerTx: { title: t('title.explorerTx'), load: explorerTx },
  explorerAddress: { title: t('title.explorerAddress'), load: explorerAddress },
  explorerToken: { title: t('title.explorerToken'), load: explorerToken },
  explorerBlock: { title: t('title.explorerBlock'), load: explorerBlock },
}

/** The neutral screen that a route shows until its own is built. */
export const placeholder = (name: PageName) => async (): Promise<Screen> => {
  const { PlaceholderPage } = await import('./PlaceholderPage.tsx')
  const { title, sentence } = ROUTES[name]
  return { Page: () => <PlaceholderPage title={title} sentence={sentence ?? t('placeholder.text')} /> }
}

/** Derived, not kept by hand: the Coming Soon overlay belongs to these routes and no others. */
export const showsPlaceholder = (name: PageName): boolean => ROUTES[name].load === null
