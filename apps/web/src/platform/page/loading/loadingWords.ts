import { words } from '../i18n/words.ts'

export const t = words('loading', {
  missing: 'This part did not load. Check the connection, then reload the page.',
  reload: 'Reload',
})
