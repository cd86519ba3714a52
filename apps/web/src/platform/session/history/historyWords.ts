import { words } from '../../page/i18n/words.ts'

/** Texts about the age of what happened (spec: index.screens). */
export const t = words('history', {
  behind: 'History is {count} blocks behind. What happened since then appears by itself.',
  behind_one: 'History is {count} block behind. What happened since then appears by itself.',
  away: 'History is away. We keep trying, and it appears by itself.',
  old: 'History is away. This is what it said at block {number}.',
  notKept: 'No history is kept of this chain.',
  tooMuch: 'Too much happened here to add up.',
  since: 'History begins with block {number}.',
})
