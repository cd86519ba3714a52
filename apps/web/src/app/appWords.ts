import { words } from '../platform/page/i18n/words.ts'

export const appText = words('app', {
  'title.home': 'Musi',
  loading: 'Loading',
  'page.broke': 'This page stopped working',
  'page.brokeText': 'Something went wrong here. Reload to start over. The rest of Musi still works.',
  reload: 'Reload',
})
