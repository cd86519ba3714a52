import type { Address } from '../address.ts'
import type { ExplorerPage } from './explorerPage.ts'

/** Screens without path parameters, by path (spec: routes.table). */
export const PLAIN_PAGES = {
  '/': 'home',
  '/swap': 'swap',
  '/find': 'find',
  '/pool': 'pool',
  '/approvals': 'approvals',
  '/uni': 'uni',
  '/migrate/v1': 'migrateV1',
  '/vote': 'vote',
  '/vote/new': 'propose',
  '/jukebox': 'jukebox',
  '/music': 'music',
  '/form': 'form',
  '/release': 'release',
  '/merch': 'merch',
  '/collections': 'collections',
  '/create-artist-token': 'createArtistToken',
  '/tickets': 'tickets',
  '/operator': 'operator',
  '/recover': 'recover',
  '/test': 'test',
  '/contact': 'contact',
  '/pitch': 'pitch',
  '/nft': 'nft',
  '/charts': 'charts',
  '/dropzone': 'dropzone',
} as const

export type PlainPage = (typeof PLAIN_PAGES)[keyof typeof PLAIN_PAGES]

/** The page of a path. Parameters are unvalidated text; a currency id is `ETH` or as typed. */
export type Page =
  | { name: PlainPage }
  | { name: 'add' | 'create'; currencyIdA: string | null; currencyIdB: string | null }
  | { name: 'remove' | 'uniPool'; currencyIdA: string; currencyIdB: string }
  | { name: 'removeV1' | 'migrateV1Position'; address: Address }
  | { name: 'proposal'; id: string }
  /** `identifier` is an address or a name, or the id of a song. */
  | { name: 'account' | 'artist' | 'song'; identifier: string }
  | { name: 'chartsToken' | 'chartsPool'; identifier: string }
  /** Values as typed; the screens validate them. */
  | { name: 'collection'; address: string }
  | { name: 'piece'; collection: string; id: string }
  | ExplorerPage

export type PageName = Page['name']

export const plainPageAt = (pathname: string): PlainPage | undefined =>
  Object.hasOwn(PLAIN_PAGES, pathname) ? PLAIN_PAGES[pathname as keyof typeof PLAIN_PAGES] : undefined
