import { governorAbi } from '../abi/governor.ts'
import { merkleDistributorAbi } from '../abi/merkleDistributor.ts'
import { stakingRewardsAbi } from '../abi/stakingRewards.ts'
import { tokenAbi } from '../abi/token.ts'
import { votesAbi } from '../abi/votes.ts'
import { wrappedNativeAbi } from '../abi/wrappedNative.ts'
import type { Call } from '../write.ts'
import { type CallFields, decodeExactly, noCurrency } from './decodeExactly.ts'
import type { ShownTerms } from './shownTerms.ts'

export function approveFields({ data, value }: Call, { token }: ShownTerms<'approve'>): CallFields | null {
  const call = decodeExactly(tokenAbi, data)
  if (call?.functionName !== 'approve') return null
  const [spender, amount] = call.args
  return noCurrency(value, { token, spender, amount })
}

export function transferFields({ to, data, value }: Call, { what }: ShownTerms<'transfer'>): CallFields | null {
  if (what === 'native') return data === '0x' ? { what, recipient: to, amount: value } : null
  const call = decodeExactly(tokenAbi, data)
  if (call?.functionName !== 'transfer') return null
  const [recipient, amount] = call.args
  return noCurrency(value, { what, recipient, amount })
}

export function wrapFields({ data, value }: Call): CallFields | null {
  return decodeExactly(wrappedNativeAbi, data)?.functionName === 'deposit' ? { amount: value } : null
}

export function unwrapFields({ data, value }: Call): CallFields | null {
  const call = decodeExactly(wrappedNativeAbi, data)
  return call?.functionName === 'withdraw' ? noCurrency(value, { amount: call.args[0] }) : null
}

/** `targetOf` has checked that the called reward pool belongs to the pair on screen, so the pair is taken from there. */
export function stakeFields({ data, value }: Call, { pair }: ShownTerms<'stake'>): CallFields | null {
  const call = decodeExactly(stakingRewardsAbi, data)
  if (call?.functionName === 'stake')
    return noCurrency(value, { pair, amount: call.args[0], permitDeadlineSeconds: null })
  if (call?.functionName !== 'stakeWithPermit') return null
  const [amount, permitDeadlineSeconds] = call.args
  return noCurrency(value, { pair, amount, permitDeadlineSeconds })
}

export function unstakeFields({ data, value }: Call, { pair }: ShownTerms<'unstake'>): CallFields | null {
  const call = decodeExactly(stakingRewardsAbi, data)
  if (call?.functionName === 'exit') return noCurrency(value, { pair, amount: 'all' })
  return call?.functionName === 'withdraw' ? noCurrency(value, { pair, amount: call.args[0] }) : null
}

export function collectRewardsFields({ data, value }: Call, { pair }: ShownTerms<'collectRewards'>): CallFields | null {
  return decodeExactly(stakingRewardsAbi, data)?.functionName === 'getReward' ? noCurrency(value, { pair }) : null
}

/** The distributor itself rejects an index or a proof that does not belong to the account and the amount. */
export function claimAirdropFields({ data, value }: Call): CallFields | null {
  const call = decodeExactly(merkleDistributorAbi, data)
  if (call?.functionName !== 'claim') return null
  const [, recipient, amount] = call.args
  return noCurrency(value, { recipient, amount })
}

export function delegateFields({ data, value }: Call): CallFields | null {
  const call = decodeExactly(votesAbi, data)
  return call?.functionName === 'delegate' ? noCurrency(value, { delegatee: call.args[0] }) : null
}

export function castVoteFields({ data, value }: Call): CallFields | null {
  const call = decodeExactly(governorAbi, data)
  if (call?.functionName !== 'castVote') return null
  const [proposalId, support] = call.args
  return noCurrency(value, { proposalId, support })
}
