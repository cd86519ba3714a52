import { words } from '#platform/page/i18n/words.ts'

/** Words for tokens that are minted or burned. */
export const t = words('explorer.move', {
  made: 'new',
  gone: 'destroyed',
})
