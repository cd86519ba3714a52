import { words } from '../../page/i18n/words.ts'

export const t = words('approval', {
  'size.exact': 'Exactly {amount}',
  'size.unlimited': 'Without limit',
  sizes: 'How much may be taken',
  approve: 'Approve {symbol}',
  approving: 'Approving',
  approved: 'Approved',
  'approving.token': 'Approving {symbol}',
  'approved.token': '{symbol} approved',
  steps: '{count} steps',
  step: 'Step {at} of {count}: approve',
  'allows.exact': 'The approval lets the exchange take {amount} {symbol} from you, this once.',
  'allows.unlimited':
    'The approval lets the exchange take any amount of {symbol} from you, now and later, until you take it back.',
  'allows.whom': 'It goes to {name} ({address}).',
  asking: 'Finding out how this token can be approved…',
  reset: 'This token wants the old approval taken back first: approve twice, the first time for nothing.',
  unreachable: 'The chain did not answer. Wait a moment; it is asked again.',
  batched: 'The approval that this needs goes to your wallet in the same transaction. It allows {amounts}, no more.',
  'batched.apart': 'Do them one after the other',
})
