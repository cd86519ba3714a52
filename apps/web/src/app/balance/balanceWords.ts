import { words } from '#platform/page/i18n/words.ts'

export const balanceText = words('balance', {
  title: 'Your UNI Breakdown',
  close: 'Close',
  pill: '{amount} UNI: see what it is made of',
  unit: 'UNI',
  claimUni: 'Claim UNI',
  claiming: 'Claiming UNI',
  balance: 'Balance:',
  airdrop: 'Airdrop to claim:',
  unclaimed: 'Unclaimed:',
  claim: '(claim)',
  price: 'UNI price:',
  circulation: 'UNI in circulation:',
  supply: 'Total Supply',
  analytics: 'View UNI Analytics',
  reading: 'Reading the chain',
  unreadable: 'We couldn’t read all of this. We’ll try again with the next block.',
  none: 'This chain has no UNI.',
})
