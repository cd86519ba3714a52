import { words } from '#platform/page/i18n/words.ts'

/** Texts about prices and pools, for every screen that trades. */
export const exchangeText = words('exchange', {
  'impact.unknown': 'Unknown',
  'impact.confirm':
    'This swap has a price impact of at least 5%. Please confirm that you would like to continue with this swap.',
  'impact.type':
    'This swap has a price impact of at least 10%. Please type the word "confirm" to continue with this swap.',
  analytics: 'View pair analytics',
})
