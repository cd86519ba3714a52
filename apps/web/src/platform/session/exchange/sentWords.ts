import { words } from '#platform/page/i18n/words.ts'

/** Words about tokens sent to a pool before it was opened. */
export const sentBeforeText = words('sentBefore', {
  sent: 'Somebody sent {amount} to this pool before it was opened. Nothing is wrong: it counts toward your deposit, and the price is the one you set.',
  both: '{one} and {other}',
  more: 'The pool already holds {amount}. Put in more than that, and the price is yours to set.',
  blocked: 'Somebody sent {amount} to this pool before it was opened. On this network it can’t be opened any more.',
})
