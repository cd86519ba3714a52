import { words } from '#platform/page/i18n/words.ts'

export const framesText = words('frames', {
  contact: 'Contact',
  contactText: 'How to reach the people behind Musi.',
  contactNext: 'Open the chat',
  contactFrame: 'Contact form',
  pitch: 'Pitch',
  pitchText: 'What Musi is, and who it is for.',
  pitchNext: 'Hear it in the jukebox',
  pitchFrame: 'Presentation of Musi',
  loading: 'Loading',
  failed: "This didn't load. Check your connection, then try again.",
  again: 'Try again',
  open: 'Open in a new tab',
})
