import { words } from '#platform/page/i18n/words.ts'

/** Texts about the age and completeness of the history (spec: index.screens). */
export const historyText = words('history', {
  behind: 'The history is {count} blocks behind. What happened since then will appear on its own.',
  behind_one: 'The history is {count} block behind. What happened since then will appear on its own.',
  away: 'We can’t reach the history right now. We keep trying, and it will appear on its own.',
  old: 'We can’t reach the history right now. This is what it said at block {number}.',
  notKept: 'No history is kept for this chain.',
  tooMuch: 'Too much happened here to add up.',
  since: 'The history begins with block {number}.',
})
