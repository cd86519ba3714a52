import { words } from '../platform/page/i18n/words.ts'

export const chunkText = words('chunk', {
  failedText:
    'The connection may be down, or something blocks the file. We keep trying, and the page comes back by itself.',
  newer: 'Musi has been updated',
  newerText: 'Reload to get the new version. Nothing is lost.',
})
