import { words } from '#platform/page/i18n/words.ts'

/** Of the menu, bundled with its code; what it shares with the bar has its words there. */
export const t = words('shell', {
  account: 'Account',
  places: 'More places',
  language: 'Language',
  accountPage: 'Holdings and activity',
  approvals: 'Token approvals',
  explorer: 'Explorer',
  claim: 'Claim MUSI',
  uniBalance: 'Your UNI balance',
  network: 'Network',
})
