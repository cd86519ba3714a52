import type { Address } from '@musi/domain/address'
import type { AddressBook } from '@musi/domain/addressBook'
import { type AmountTokens, optionalTokens, must } from '../displayedTokens.ts'
import { ownValue } from '../ownFields.ts'
import { type NamedToken, targetOfToken } from '../targets.ts'
import { type CallForm, callForm } from './callForm.ts'
import { type GateKinds, rewardsTarget } from './gateKind.ts'

export type TokenTerms = {
  approve: { token: NamedToken; spender: Address; amount: bigint }
  claimAirdrop: { recipient: Address; amount: bigint }
  collectRewards: { pair: Address }
  delegate: { delegatee: Address }
  stake: { pair: Address; amount: bigint; permitDeadlineSeconds: bigint | null }
  transfer: { what: 'native' | NamedToken; recipient: Address; amount: bigint }
  unstake: { pair: Address; amount: 'all' | bigint }
  unwrap: { amount: bigint }
  wrap: { amount: bigint }
}

const approveForms: readonly CallForm[] = [
  callForm('0x095ea7b3', 'approve', 'address spender,uint256 amount', {}, null, ['token']),
]

const transferForms: readonly CallForm[] = [
  callForm('0xa9059cbb', 'transfer', 'address recipient,uint256 amount', {}, null, ['what']),
]

const wrapForms: readonly CallForm[] = [callForm('0xd0e30db0', 'deposit', '', {}, 'amount')]

const unwrapForms: readonly CallForm[] = [callForm('0x2e1a7d4d', 'withdraw', 'uint256 amount')]

const stakeForms: readonly CallForm[] = [
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

const unstakeForms: readonly CallForm[] = [
  callForm('0xe9fad8ee', 'exit', '', { amount: 'all' }, null, ['pair']),
  callForm('0x2e1a7d4d', 'withdraw', 'uint256 amount', {}, null, ['pair']),
]

const collectRewardsForms: readonly CallForm[] = [callForm('0x3d18b912', 'getReward', '', {}, null, ['pair'])]

/** The distributor itself rejects an index or a proof that does not belong to the account and the amount. */
const claimAirdropForms: readonly CallForm[] = [
  callForm('0x2e7ba6ef', 'claim', 'uint256 _index,address recipient,uint256 amount,bytes32[] _proof'),
]

const delegateForms: readonly CallForm[] = [callForm('0x5c19a95c', 'delegate', 'address delegatee')]

const rewardToken = (_shown: unknown, { contracts }: AddressBook): AmountTokens =>
  must([ownValue(contracts, 'governanceToken')])
const nativeAndWrapped = (_shown: unknown, { contracts }: AddressBook): AmountTokens =>
  must(['native', contracts.wrappedNative])

export const tokenKinds: GateKinds<TokenTerms> = {
  approve: {
    forms: approveForms,
    target: (shown, book) => targetOfToken(book, shown.token),
    amountTokens: (_shown, _book, { target }) => must([target]),
  },
  claimAirdrop: { forms: claimAirdropForms, target: 'merkleDistributor', amountTokens: rewardToken },
  collectRewards: { forms: collectRewardsForms, target: rewardsTarget, amountTokens: rewardToken },
  delegate: {
    forms: delegateForms,
    target: 'governanceToken',
    amountTokens: (_shown, { contracts }) => optionalTokens([ownValue(contracts, 'governanceToken')]),
  },
  stake: { forms: stakeForms, target: rewardsTarget, amountTokens: ({ pair }) => must([pair]) },
  transfer: {
    forms: transferForms,
    target: (shown, book) => (shown.what === 'native' ? shown.recipient : targetOfToken(book, shown.what)),
    amountTokens: (shown, _book, { target }) => must([shown.what === 'native' ? 'native' : target]),
  },
  unstake: {
    forms: unstakeForms,
    target: rewardsTarget,
    amountTokens: ({ pair }, { contracts }) => must([pair, ownValue(contracts, 'governanceToken')]),
  },
  unwrap: { forms: unwrapForms, target: 'wrappedNative', amountTokens: nativeAndWrapped },
  wrap: { forms: wrapForms, target: 'wrappedNative', amountTokens: nativeAndWrapped },
}
