import { words } from '../../platform/page/i18n/words.ts'

export const t = words('claim', {
  title: 'Claim UNI Token',
  close: 'Close',
  coming:
    'You can’t claim yet. Any UNI that waits for you is safe in the contract, and will be here when claiming opens.',
  understood: 'OK',
})
