import { words } from '../../../platform/page/i18n/words.ts'

export const t = words('delegation', {
  unlock: 'Unlock Votes',
  update: 'Update Delegation',
  earned: 'Earned MUSI tokens represent voting shares in Musi governance.',
  choice: 'You can vote on each proposal yourself or delegate your votes to somebody else.',
  lasts: 'It counts for proposals whose voting begins later, and until you change it. Your tokens stay where they are.',
  add: 'Add Delegate +',
  remove: 'Remove Delegate',
  delegate: 'Delegate',
  self: 'Self Delegate',
  votes: 'Delegate Votes',
  unlocking: 'Unlocking Votes',
  delegating: 'Delegating votes',
  done: 'Votes delegated',
  'done.self': 'Votes unlocked',
  'done.text': '{whom} now votes with {amount}.',
  'done.selfText': 'You now vote with {amount}.',
  'why.noAddress': 'Enter an address or a name.',
  'why.contract': 'This contract can’t vote, so your votes would be lost there.',
  'why.same': 'Your votes are already delegated to this address.',
  'why.sameSelf': 'Your votes are already delegated to yourself. Add a delegate to change that.',
})
