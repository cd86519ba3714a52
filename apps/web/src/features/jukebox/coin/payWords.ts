import { words } from '#platform/page/i18n/words.ts'

/** Texts of the dialog in which a play is paid for. Loaded with it. */
export const p = words('pay', {
  title: 'Insert a coin',
  paying: 'Playing {title} for {cost}',
  done: 'Paid. Enjoy the song.',
  text: 'You paid {cost} for {title}.',
  gone: 'This song can’t be played as it stands. Close this and check it again.',
  unapproved: 'This isn’t allowed yet. Close this and start again.',
  confirm: 'Insert {cost}',
  spender: 'the jukebox',
  impossible: 'This token can’t be approved, so it can’t pay for songs here.',
  step: 'Step {count} of {count}: insert the coin',
  once: 'You pay for one play. It starts as soon as the payment is confirmed.',
  token: 'Paid in',
  song: 'Song',
  artist: 'Artist',
  shares: 'Where your coin goes',
  'shares.text': 'Straight from you to them, in the same moment. Musi takes nothing.',
  you: 'You',
  'why.signIn': 'Sign in first.',
  'why.approve': 'Allow the payment first.',
  'why.looking': 'Checking whether you’ve already paid…',
  'why.reading': 'Checking what you have approved…',
})
