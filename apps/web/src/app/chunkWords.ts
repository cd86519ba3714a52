import { words } from '../platform/page/i18n/words.ts'

export const chunkText = words('chunk', {
  newer: 'Musi has been updated',
  newerText: 'Reload to get the new version. Nothing is lost.',
})
