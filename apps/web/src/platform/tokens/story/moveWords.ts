import { words } from '#platform/page/i18n/words.ts'

/** Where a token comes from or goes to that nobody held before or holds afterwards. */
export const t = words('explorer.move', {
  made: 'new',
  gone: 'destroyed',
})
