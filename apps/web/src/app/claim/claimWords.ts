import { words } from '../../platform/page/i18n/words.ts'

export const t = words('claim', {
  title: 'Claim UNI Token',
  close: 'Close',
  coming:
    'Claiming is not here yet; it comes with a later version of Musi. If an address has UNI to claim, nothing of it is lost meanwhile: it stays in the contract.',
  understood: 'Back to the page',
})
