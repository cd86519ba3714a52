import { words } from '../i18n/words.ts'

export const askingText = words('ask', {
  silent: 'Your browser didn’t ask you to confirm.',
  here: 'Ask me here',
  title: 'Please confirm',
  word: 'Type the word here',
  go: 'Continue',
  stop: 'Cancel',
})
