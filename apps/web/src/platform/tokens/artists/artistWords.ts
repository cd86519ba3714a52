import { words } from '#platform/page/i18n/words.ts'

export const artistText = words('artists', {
  reading: 'Loading artists',
  failed: 'We can’t load the artists right now. Reconnecting…',
  none: 'No artist has made a token here yet.',
})
