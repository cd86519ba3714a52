import { words } from '#platform/page/i18n/words.ts'

/** Of the button and the frame, which are there from the start. */
export const t = words('settings', {
  title: 'Settings',
  expertBadge: 'Settings, expert mode is on',
  close: 'Close',
})
