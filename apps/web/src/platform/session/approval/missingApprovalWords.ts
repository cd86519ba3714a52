import { words } from '#platform/page/i18n/words.ts'

/** Beside the buttons of every form. */
export const missingText = words('approval', {
  'why.reading': 'Checking what you have approved…',
  'why.approve': 'Approve {symbol} first.',
})
