import { words } from '#platform/page/i18n/words.ts'

export const modalMissingText = words('shell', {
  'modal.missing': 'This did not load',
  'modal.missingText': 'A part of Musi did not arrive. Check your connection, then reload the page.',
  'modal.reload': 'Reload the page',
  'modal.close': 'Close',
})
