import { words } from '../../page/i18n/words.ts'

export const t = words('approval', {
  'size.exact': 'Exactly {amount}',
  'size.unlimited': 'Without limit',
  sizes: 'How much may be taken',
})
