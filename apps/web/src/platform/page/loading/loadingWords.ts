import { words } from '../i18n/words.ts'

export const loadingText = words('loading', {
  page: 'This page did not load',
  pageText: 'The connection may be down. We keep trying, and the page comes back by itself.',
  missing: 'This part did not load. Check the connection, then try again.',
  waiting: 'Loading',
  late: 'This is taking longer than usual. Check your connection.',
  notLoaded: 'This didn’t load: we can’t reach the server. Nothing was sent.',
  again: 'Try again',
  unread: 'We can’t read this right now. We keep trying.',
  unreadBrief: 'Not read yet',
})
