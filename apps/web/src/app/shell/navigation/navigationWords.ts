import { words } from '#platform/page/i18n/words.ts'

export const placeText = words('place', {
  main: 'Main navigation',
  more: 'More',
  close: 'Close',
  you: 'You',
  home: 'Home',
  market: 'Market',
  swap: 'Swap',
  pool: 'Pool',
  earn: 'Earn',
  jukebox: 'Jukebox',
  vote: 'Vote',
  charts: 'Charts',
})
