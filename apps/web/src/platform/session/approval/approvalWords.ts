import { words } from '#platform/page/i18n/words.ts'

/** Words about approvals, bundled with their code. */
export const approvalText = words('approval', {
  'size.exact': 'Only {amount}',
  'size.unlimited': 'Unlimited',
  sizes: 'Spending limit',
  approve: 'Approve {symbol}',
  approving: 'Approving',
  approved: 'Approved',
  'approving.token': 'Approving {symbol}',
  'approved.token': '{symbol} approved',
  steps: '{count} steps',
  step: 'Step {at} of {count}: approve',
  'allows.exact': 'This approval lets {amount} {symbol} be spent, this once.',
  'allows.unlimited': 'This approval lets any amount of your {symbol} be spent, now or later, until you revoke it.',
  'allows.whom': 'It goes to {name} ({address}).',
  'allows.moving': 'That’s a little more than you need now, so a small price move doesn’t need a new approval.',
  asking: 'Checking how this token can be approved…',
  reset:
    'This token only takes a new approval once the old one is revoked. You approve twice: first to revoke it, then for the new amount.',
  unreachable: 'The network isn’t answering. We keep trying.',
  sign: 'Approve',
  'sign.allows': 'You sign that {name} can take {amount}, this once. Signing costs nothing.',
  'sign.rejected': 'Nothing was signed.',
  'sign.accountChanged': 'Your wallet shows another account now. Sign again.',
  'sign.notConnected': 'Your wallet is no longer connected. Connect it again to continue.',
  batched: 'Approved in the same step. Limited to {amounts}.',
  'batched.apart': 'Use two steps instead',
})
