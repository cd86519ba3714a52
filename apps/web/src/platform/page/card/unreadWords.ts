import { words } from '../i18n/words.ts'

export const unreadText = words('unread', {
  safe: 'Nothing is lost: what is on the chain stays there.',
  jukebox: 'Open the jukebox',
})
