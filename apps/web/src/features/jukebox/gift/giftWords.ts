import { words } from '#platform/page/i18n/words.ts'

/** Words about a first play that an artist pays for, loaded when needed. */
export const giftText = words('gift', {
  press: 'Hear this one, paid for by {artist}',
  pressSign: 'Sign in to hear it',
  why: 'One touch makes your account. No app, no money.',
  cancelled: 'No account was made. Try again when you like.',
  touching: 'Waiting for your touch…',
  giving: 'Opening your account…',
  signing: 'One more touch, so that we know it’s you.',
  sign: 'Your song is paid for.',
  away: 'The song couldn’t be given just now. Try again.',
  badKey: 'This browser made a key that can’t be used here. Connect a wallet instead.',
  noBudget: 'The free plays of this song are used up for now. The preview is free.',
  tooMany: 'Enough songs were given away here today. Come back tomorrow, or connect a wallet.',
  notOpen: 'This song can’t be played just now.',
  welcomed: 'You’ve had a song on the house already. The next one takes a coin.',
})
