import { words } from '#platform/page/i18n/words.ts'

export const unreadText = words('unreadPool', {
  unread: 'We can’t read the pool {pool} right now. It appears here once it can be read.',
})
