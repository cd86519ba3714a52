import { type CallForm, callForm } from './callForm.ts'

export const approveForms: readonly CallForm[] = [
  callForm('0x095ea7b3', 'approve', 'address spender,uint256 amount', {}, null, ['token']),
]

export const transferForms: readonly CallForm[] = [
  callForm('0xa9059cbb', 'transfer', 'address recipient,uint256 amount', {}, null, ['what']),
]

export const wrapForms: readonly CallForm[] = [callForm('0xd0e30db0', 'deposit', '', {}, 'amount')]

export const unwrapForms: readonly CallForm[] = [callForm('0x2e1a7d4d', 'withdraw', 'uint256 amount')]

export const stakeForms: readonly CallForm[] = [
  callForm('0xa694fc3a', 'stake', 'uint256 amount', { permitDeadlineSeconds: null }, null, ['pair']),
  callForm(
    '0xecd9ba82',
    'stakeWithPermit',
    'uint256 amount,uint256 permitDeadlineSeconds,uint8 _v,bytes32 _r,bytes32 _s',
    {},
    null,
    ['pair'],
  ),
]

export const unstakeForms: readonly CallForm[] = [
  callForm('0xe9fad8ee', 'exit', '', { amount: 'all' }, null, ['pair']),
  callForm('0x2e1a7d4d', 'withdraw', 'uint256 amount', {}, null, ['pair']),
]

export const collectRewardsForms: readonly CallForm[] = [callForm('0x3d18b912', 'getReward', '', {}, null, ['pair'])]

/** The distributor itself rejects an index or a proof that does not belong to the account and the amount. */
export const claimAirdropForms: readonly CallForm[] = [
  callForm('0x2e7ba6ef', 'claim', 'uint256 _index,address recipient,uint256 amount,bytes32[] _proof'),
]

export const delegateForms: readonly CallForm[] = [callForm('0x5c19a95c', 'delegate', 'address delegatee')]
