import { words } from '#platform/page/i18n/words.ts'

/** Texts about the list of proposals and an account's voting power. */
export const voteText = words('vote', {
  title: 'Musi Governance',
  intro:
    'Holders of MUSI decide together what the treasury pays for and which rules change. Read what a proposal would do, then vote or let somebody vote for you.',
  proposals: 'Proposals',
  propose: 'Make a proposal',
  reading: 'Reading the proposals',
  none: 'No proposals found.',
  'none.more': 'Proposers submitted by community members will appear here.',
  unread: 'We can’t read the proposals right now. We keep trying, and they appear by themselves.',
  unreadSome: 'Some of the proposals can’t be read right now. We keep trying.',
  noGovernance: 'There is nothing to vote on',
  'noGovernance.more': 'This network has no governance.',
  more: 'Show older proposals',
  unlock: 'Unlock Voting',
  votes: '{votes} Votes',
  delegatedTo: 'Delegated to:',
  self: 'Self',
  edit: '(edit)',
  'edit.label': 'Change who votes with your tokens',
  footer:
    'You must be a $MUSI holder to vote on Musi proposals, or hold an artist token to participate in one of their polls',
  'status.pending': 'Pending',
  'status.active': 'Active',
  'status.canceled': 'Canceled',
  'status.defeated': 'Defeated',
  'status.succeeded': 'Succeeded',
  'status.queued': 'Queued',
  'status.expired': 'Expired',
  'status.executed': 'Executed',
  'status.undetermined': 'Undetermined',
})
