import { contractReason } from '@musi/domain/transactions/contractReason'
import { words } from '#platform/page/i18n/words.ts'

/** Words about a proposal's predicted and actual effects. */
export const rehearsalText = words('rehearsal', {
  title: 'What it would do',
  now: 'Now',
  atTime: 'When it’s due',
  when: 'When',
  trying: 'Trying it on the current state',
  nowMore: 'Checked at block {block}.',
  atMore: 'If it were executed on {date}, with everything else as in block {block}.',
  unable: 'This node can’t try a proposal out, so we can’t say here what it would do.',
  unreached: 'We can’t reach the network, so this couldn’t be tried.',
  retry: 'Try again',
  old: 'Reconnecting… This was tried on an earlier block.',
  works: 'Every step works',
  fails: 'Step {step} fails, so nothing would change',
  failsLater: 'It works today and fails on {date}',
  failsLaterMore: 'By the time it can be executed, step {step} fails and nothing changes.',
  steps: 'Steps',
  unknownContract: 'We don’t know this contract, so we can’t put this step into words. Here it is as it stands.',
  raw: 'Raw data',
  noContract: 'There is no contract at this address, so this step does nothing.',
  ofUnknown:
    'At least one contract here is unknown to us. We show what moves and what changes among those we know; it may do more.',
  sends: 'Sends {sum} along, paid by whoever executes the proposal.',
  notReached: 'Not reached',
  'why.balanceTooLow': 'The treasury doesn’t hold that much.',
  'why.deadlinePassed': 'The deadline for this step will have passed by then.',
  'why.outputTooLow': 'The price has moved past the limit of this step.',
  'why.tokenNotTaken': 'The treasury doesn’t hold that much, or didn’t allow it to be taken.',
  changes: 'Before and after',
  nativeStays: '{symbol} that reaches the treasury stays there. This governor can’t send it on.',
  noChanges: 'Nothing that we know of changes.',
  moves: 'What moves',
  noMoves: 'Nothing moves.',
  moved: 'What moved',
  noneMoved: 'Nothing moved.',
  movesUntold: 'This node doesn’t say what moves. The figures before and after do.',
  digits: 'All digits',
  before: 'before',
  after: 'after',
  unread: 'can’t be read',
  treasury: 'Treasury',
  balance: '{holder}: {currency}',
  allowance: '{spender} may take from {owner}',
  'parameter.admin': 'Who controls {contract}',
  'parameter.allPairsLength': 'Pools of {contract}',
  'parameter.delay': 'Waiting time of {contract}',
  'parameter.feeTo': 'Who receives the fees of {contract}',
  'parameter.feeToSetter': 'Who decides on the fees of {contract}',
  'parameter.minter': 'Who may make new {contract}',
  'parameter.owner': 'Owner of {contract}',
  'parameter.pendingAdmin': 'Who may take over {contract}',
  'parameter.periodFinish': 'End of the rewards of {contract}',
  'parameter.rewardRate': 'Rewards per second of {contract}',
  'parameter.totalSupply': 'Supply of {contract}',
  did: 'What it did',
  didMore: 'Executed in block {block}.',
  asForetold: 'It did what was predicted',
  asForetoldMore: 'On the block before, the test run predicted each of these figures to the last digit.',
  notAsForetold: 'It did something other than predicted',
  foretold: 'predicted',
  happened: 'happened',
  missing: 'Predicted, but didn’t move',
  extra: 'Moved, but wasn’t predicted',
  notCompared:
    'The node no longer keeps the state before its execution, so this can’t be compared with a test run. What moved is in its receipt.',
  readingDone: 'Reading what it did',
  executedUnread: 'We can’t find the transaction that executed it right now.',
  transaction: 'View the transaction',
})

const WHY = ['balanceTooLow', 'deadlinePassed', 'outputTooLow', 'tokenNotTaken'] as const

/** Explains a contract's revert reason for a proposal; null if there is no explanation beyond the reason itself. */
export function whyStepFails(reason: string): string | null {
  const meaning = contractReason(reason)
  const why = WHY.find((one) => one === meaning)
  return why === undefined ? null : rehearsalText(`why.${why}`)
}
