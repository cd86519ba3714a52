import { words } from '#platform/page/i18n/words.ts'
import { appText } from './appWords.ts'

/**
 * Titles of the pages. They load after the first screen, because the server has already named the
 * first page.
 */
export const titleText = words('app', {
  'title.swap': 'Swap',
  'title.find': 'Find a pool',
  'title.pool': 'Pool',
  'title.add': 'Add liquidity',
  'title.create': 'Create a pair',
  'title.remove': 'Remove liquidity',
  'title.removeV1': 'Remove V1 liquidity',
  'title.migrateV1': 'Migrate V1 liquidity',
  'title.approvals': 'Token approvals',
  'title.uni': 'Liquidity mining',
  'title.vote': 'Governance',
  'title.proposal': 'Proposal',
  'title.propose': 'New proposal',
  'title.jukebox': 'Jukebox',
  'title.form': 'Upload a song',
  'title.release': 'Release a collectible',
  'title.merch': 'Merch',
  'title.collections': 'Collections',
  'title.createArtistToken': 'Create an artist token',
  'title.tickets': 'Tickets',
  'title.recover': 'Get an account back',
  'title.operator': 'Operator',
  'title.test': 'Test',
  'title.contact': 'Contact',
  'title.pitch': 'Pitch',
  'title.nft': 'NFT marketplace',
  'title.charts': 'Charts',
  'title.chartsToken': 'Token',
  'title.chartsPool': 'Pool',
  'title.dropzone': 'Drop zone',
  'title.account': 'Account',
  'title.artist': 'Artist',
  'title.song': 'Song',
  'title.explorer': 'Explorer',
  'title.explorerTx': 'Transaction',
  'title.explorerAddress': 'Address',
  'title.explorerToken': 'Token',
  'title.explorerBlock': 'Block',
  documentTitle: '{page} · Musi',
})

/** Keys, because the language may change while a page is open. */
export type TitleKey = 'title.home' | Extract<Parameters<typeof titleText>[0], `title.${string}`>

/** The title of a page, without the product's name. */
export const pageTitle = (key: TitleKey): string => (key === 'title.home' ? appText('title.home') : titleText(key))
