import { words } from '#platform/page/i18n/words.ts'

/** Words of the window that is shown before each touch of a passkey. */
export const touchText = words('touch', {
  title: 'Before you touch',
  readHere: 'Read this first. Your device shows only the name of this site.',
  approve: 'Approve with a touch',
  together: 'Do these {count} together?',
})
