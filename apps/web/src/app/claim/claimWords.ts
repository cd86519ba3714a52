import { words } from '../../platform/page/i18n/words.ts'

export const t = words('claim', {
  title: 'Claim UNI Token',
  close: 'Close',
  coming: 'You can’t claim yet. Your UNI is safe in the contract and will be here when claiming opens.',
  understood: 'OK',
})
