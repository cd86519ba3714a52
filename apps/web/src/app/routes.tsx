import type { BookRole } from '@musi/domain/addressBook'
import type { PageName } from '@musi/domain/url/page'
import { contractOf } from '../platform/page/config/config.ts'
import type { lateAppText } from './chunkWords.ts'
import type { TitleKey } from './titleWords.ts'
import type { LateScreen } from './lateScreens.ts'
import type { Screen } from './screen.ts'

type Word = Parameters<typeof lateAppText>[0]

export type Route = {
  /** Keys, not texts: the language may change while the page is open. */
  title: TitleKey
  /** Loads the screen, or names one of the late screens. */
  load: (() => Promise<Screen>) | LateScreen
  /** The contract that the screen needs; a chain without it shows a placeholder. */
  needs?: BookRole
  /** The connection that all its figures come from; they are muted while it is down (spec: reads.muted-pages). */
  restsOn?: 'rpc' | 'api'
  /** The sentence that the specification gives a placeholder (spec: routes.placeholder). */
  sentence?: Extract<Word, `placeholder.${string}`>
}

const home = async (): Promise<Screen> => ({ Page: (await import('../features/home/HomePage.tsx')).HomePage })
const swap = async (): Promise<Screen> => {
  const { SwapPage, preloadParts } = await import('../features/swap/SwapPage.tsx')
  return { Page: SwapPage, preloadParts }
}
const pool = async (): Promise<Screen> => ({ Page: (await import('../features/liquidity/PoolPage.tsx')).PoolPage })
const find = async (): Promise<Screen> => ({ Page: (await import('../features/liquidity/FindPage.tsx')).FindPage })
const remove = async (): Promise<Screen> => ({
  Page: (await import('../features/liquidity/RemovePage.tsx')).RemovePage,
})
const approvals = async (): Promise<Screen> => ({
  Page: (await import('../features/approvals/ApprovalsPage.tsx')).ApprovalsPage,
})
const earn = async (): Promise<Screen> => ({ Page: (await import('../features/earn/EarnPage.tsx')).EarnPage })
const rewardPool = async (): Promise<Screen> => ({
  Page: (await import('../features/earn/RewardPoolPage.tsx')).RewardPoolPage,
})
const add = async (): Promise<Screen> => ({ Page: (await import('../features/liquidity/AddPage.tsx')).AddPage })
const jukebox = async (): Promise<Screen> => ({
  Page: (await import('../features/jukebox/JukeboxPage.tsx')).JukeboxPage,
})

/** Every screen of the route table (spec: routes.table). The paths to them are in domain/url. A new page is one line here. */
export const ROUTES: Readonly<Record<PageName, Route>> = {
  home: { title: 'title.home', load: home },
  swap: { title: 'title.swap', load: swap },
  find: { title: 'title.find', load: find },
  pool: { title: 'title.pool', load: pool },
  add: { title: 'title.add', load: add },
  create: { title: 'title.create', load: add },
  remove: { title: 'title.remove', load: remove },
  account: { title: 'title.account', load: 'account', restsOn: 'rpc' },
  removeV1: { title: 'title.removeV1', load: 'v1Position' },
  approvals: { title: 'title.approvals', load: approvals },
  migrateV1: { title: 'title.migrateV1', load: 'v1List' },
  migrateV1Position: { title: 'title.migrateV1', load: 'v1Position' },
  uni: { title: 'title.uni', load: earn, restsOn: 'rpc' },
  uniPool: { title: 'title.uni', load: rewardPool },
  vote: { title: 'title.vote', load: 'vote', restsOn: 'rpc' },
  propose: { title: 'title.propose', load: 'propose' },
  proposal: { title: 'title.proposal', load: 'proposal', restsOn: 'rpc' },
  jukebox: { title: 'title.jukebox', load: jukebox, restsOn: 'api' },
  music: { title: 'title.jukebox', load: jukebox, restsOn: 'api' },
  song: { title: 'title.song', load: 'song', restsOn: 'api' },
  artist: { title: 'title.artist', load: 'artist', restsOn: 'api' },
  form: { title: 'title.form', load: 'studio' },
  release: { title: 'title.release', load: 'release' },
  merch: { title: 'title.merch', load: 'merch' },
  collections: { title: 'title.collections', load: 'collections', restsOn: 'api' },
  createArtistToken: { title: 'title.createArtistToken', load: 'createToken' },
  tickets: { title: 'title.tickets', load: 'tickets' },
  operator: { title: 'title.operator', load: 'operator' },
  recover: { title: 'title.recover', load: 'recover', restsOn: 'rpc' },
  test: { title: 'title.test', load: 'bench' },
  contact: { title: 'title.contact', load: 'contact' },
  pitch: { title: 'title.pitch', load: 'pitch' },
  nft: { title: 'title.nft', load: 'nft', restsOn: 'api', needs: 'seaport', sentence: 'placeholder.nft' },
  collection: { title: 'title.nft', load: 'collection', restsOn: 'api', needs: 'seaport', sentence: 'placeholder.nft' },
  piece: { title: 'title.nft', load: 'piece', restsOn: 'api', needs: 'seaport', sentence: 'placeholder.nft' },
  charts: { title: 'title.charts', load: 'charts', restsOn: 'api' },
  chartsToken: { title: 'title.chartsToken', load: 'charts', restsOn: 'api' },
  chartsPool: { title: 'title.chartsPool', load: 'charts', restsOn: 'api' },
  dropzone: { title: 'title.dropzone', load: 'dropzone', restsOn: 'api' },
  explorer: { title: 'title.explorer', load: 'explorer', restsOn: 'rpc' },
  explorerTx: { title: 'title.explorerTx', load: 'explorerTx', restsOn: 'rpc' },
  explorerAddress: { title: 'title.explorerAddress', load: 'explorerAddress', restsOn: 'rpc' },
  explorerToken: { title: 'title.explorerToken', load: 'explorerToken', restsOn: 'rpc' },
  explorerBlock: { title: 'title.explorerBlock', load: 'explorerBlock', restsOn: 'rpc' },
}

/** The placeholder screen of a route whose contract this chain does not have. */
async function placeholder(name: PageName): Promise<Screen> {
  const [{ PlaceholderPage }, { pageTitle }, { lateAppText }] = await Promise.all([
    import('./PlaceholderPage.tsx'),
    import('./titleWords.ts'),
    import('./chunkWords.ts'),
  ])
  const { title, sentence } = ROUTES[name]
  return {
    Page: () => (
      <PlaceholderPage sleeve={name} title={pageTitle(title)} sentence={lateAppText(sentence ?? 'placeholder.text')} />
    ),
  }
}

/**
 * True for routes whose contract is missing here. The Coming Soon overlay covers exactly these, and
 * links to them are marked (spec: routes.coming-soon, routes.soon).
 */
export function showsPlaceholder(name: PageName): boolean {
  const { needs } = ROUTES[name]
  return needs !== undefined && contractOf(needs) === null
}

/** The screen of a route on this chain. */
export async function loadScreen(name: PageName): Promise<Screen> {
  const { load } = ROUTES[name]
  if (showsPlaceholder(name)) return placeholder(name)
  return typeof load === 'string' ? (await import('./lateScreens.ts')).LATE_SCREENS[load]() : load()
}
