import { words } from '../platform/page/i18n/words.ts'

export const appText = words('app', {
  'title.home': 'Musi',
  'placeholder.nft': 'Put nft marketplace here',
  'placeholder.text': "We're still fitting out this room of the shop. Check back soon.",
  'placeholder.back': 'Back',
  'placeholder.swap': 'Swap tokens',
  'placeholder.jukebox': 'Open the jukebox',
  lostPath: "That page isn't here, so here is the swap.",
  popups: 'News about your transactions',
  loading: 'Loading',
  'page.broke': 'This page stopped working',
  'page.brokeText': 'Something went wrong here. Reload to start over. The rest of Musi still works.',
  reload: 'Reload',
  comingSoon: 'Coming Soon',
  close: 'Close',
})
