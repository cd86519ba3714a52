import { words } from '../platform/page/i18n/words.ts'

export const chunkText = words('chunk', {
  newer: 'Musi has been updated',
  newerText: 'Reload to get the new version. Nothing is lost.',
})

/** Separate from the words of the first load. */
export const lateAppText = words('app', {
  'placeholder.nft': 'Put nft marketplace here',
  'placeholder.text': "We're still fitting out this room of the shop. Check back soon.",
  'placeholder.back': 'Back',
  'placeholder.swap': 'Swap tokens',
  'placeholder.jukebox': 'Open the jukebox',
  lostPath: "That page isn't here, so here is the swap.",
  popups: 'News about your transactions',
  comingSoon: 'Coming Soon',
  close: 'Close',
})
