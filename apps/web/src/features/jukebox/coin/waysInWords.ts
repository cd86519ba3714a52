import { words } from '#platform/page/i18n/words.ts'

/** Words about opening a song without a coin, loaded when needed. */
export const waysInText = words('waysIn', {
  own: 'This is your own song: you hear all of it at no cost.',
  early: 'Supporters hear all of it before it opens, at no cost. It takes one of these:',
  keys: 'Free for holders of one of these:',
  reading: 'Reading the token…',
  amount: '{amount} or more',
  collectible: 'A collectible of {name}',
  connect: 'Connect to a wallet',
  why: 'Sign in once a day, so that we know which wallet is yours. It moves nothing and costs nothing.',
  not: 'You’re signed in, and your wallet holds none of this yet.',
})
