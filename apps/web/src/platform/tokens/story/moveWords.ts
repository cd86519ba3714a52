import { words } from '#platform/page/i18n/words.ts'

/** Words for tokens that are minted or burned. */
export const moveText = words('explorer.move', {
  made: 'new',
  gone: 'destroyed',
})
