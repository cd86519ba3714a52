import { words } from '#platform/page/i18n/words.ts'

/** Words of the settings button and the shell, which load first. */
export const settingsButtonText = words('settings', {
  title: 'Settings',
  expertBadge: 'Settings, expert mode is on',
  close: 'Close',
})
