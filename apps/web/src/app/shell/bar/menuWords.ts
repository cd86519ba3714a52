import { words } from '#platform/page/i18n/words.ts'

/** Words of the menu, bundled with its code; words shared with the bar are in shellWords.ts. */
export const menuText = words('shell', {
  account: 'Account',
  places: 'More places',
  language: 'Language',
  accountPage: 'Holdings and activity',
  approvals: 'Token approvals',
  explorer: 'Explorer',
  claim: 'Claim MUSI',
  uniBalance: 'Your UNI balance',
})
