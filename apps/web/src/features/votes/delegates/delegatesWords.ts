import { words } from '#platform/page/i18n/words.ts'

/** Words about delegates and their voting record. */
export const delegatesText = words('delegates', {
  title: 'Delegates',
  note: 'Who has how many votes',
  reading: 'Reading the delegates',
  none: 'Nobody has votes yet. Tokens only count once they are delegated.',
  votes: '{amount} votes',
  took: 'Voted on {count} of {all} proposals',
  backers: '{count} delegators',
  backers_one: '1 delegator',
  delegate: 'Delegate',
  'delegate.to': 'Delegate to {whom}',
  yours: 'Your delegate',
  you: 'You',
  more: 'Show more',
  all: 'Show all',
  record: 'How they voted',
  'record.none': 'No vote cast yet.',
  'record.more': 'Older votes are in the account’s history.',
  for: 'For',
  against: 'Against',
  ballots: 'Who voted',
  'ballots.reading': 'Reading who voted',
  'ballots.none': 'Nobody has voted yet.',
})
