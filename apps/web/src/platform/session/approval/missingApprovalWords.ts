import { words } from '#platform/page/i18n/words.ts'

/** Texts beside the buttons of forms. */
export const missingText = words('approval', {
  'why.reading': 'Checking what you have approved…',
  'why.approve': 'Approve {symbol} first.',
})
