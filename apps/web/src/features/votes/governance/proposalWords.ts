import { words } from '#platform/page/i18n/words.ts'

/** Words of a single proposal. */
export const proposalText = words('proposal', {
  back: 'All Proposals',
  title: 'Proposal {id}',
  votes: 'Votes',
  reading: 'Reading the proposal',
  unknown: 'There is no proposal {id}',
  'unknown.more': 'Check the number, or look through the list.',
  unread: 'We can’t read this proposal right now. We keep trying, and it appears by itself.',
  ends: 'Voting ends approximately {date}',
  ended: 'Voting ended {date}',
  endUnknown: 'Voting ends with block {block}',
  over: 'Voting is over',
  begins: 'Voting begins after block {block}',
  for: 'For',
  against: 'Against',
  share: '{share}%',
  details: 'Details',
  'details.more': 'Show the calls',
  description: 'Description',
  proposer: 'Proposer',
  whole: 'Show all {count} characters',
  cut: 'The text is longer than we show. Only the beginning is here.',
  picture: '[Picture left out: {text}]',
  raw: 'This can’t be decoded, so here it is as it stands.',
  noCalls: 'It would call nothing.',
})
