import { words } from '#platform/page/i18n/words.ts'

export const reportText = words('report', {
  'link.song': 'Report this song',
  'link.piece': 'Report this collectible',
  'link.collection': 'Report this collection',
  'link.token': 'Report this token',
  'link.account': 'Report this account',
  about: 'What is it about?',
  concern: 'What’s wrong?',
  choose: 'Choose a reason',
  text: 'Tell us more (optional)',
  contact: 'How to reach you (optional)',
  note: 'Only the people who run this site read your report.',
  send: 'Send report',
  sent: 'Thank you. The people who run this site will look at it.',
  tooManyReports: 'Too many reports came from your network today. Try again tomorrow.',
  away: 'Your report wasn’t sent: our server isn’t answering. Try again.',
  close: 'Close',
})
