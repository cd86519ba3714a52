import { governorAbi } from '../abi/governor.ts'
import { merkleDistributorAbi } from '../abi/merkleDistributor.ts'
import { stakingRewardsAbi } from '../abi/stakingRewards.ts'
import { tokenAbi } from '../abi/token.ts'
import { votesAbi } from '../abi/votes.ts'
import { wrappedNativeAbi } from '../abi/wrappedNative.ts'
import type { Call } from '../write.ts'
import { type Said, decoded, noCurrency } from './decoded.ts'
import type { Shown } from './shown.ts'

export function saidByApprove({ data, value }: Call, { token }: Shown<'approve'>): Said | null {
  const call = decoded(tokenAbi, data)
  if (call?.functionName !== 'approve') return null
  const [spender, amount] = call.args
  return noCurrency(value, { token, spender, amount })
}

export function saidByTransfer({ to, data, value }: Call, { what }: Shown<'transfer'>): Said | null {
  if (what === 'native') return data === '0x' ? { what, recipient: to, amount: value } : null
  const call = decoded(tokenAbi, data)
  if (call?.functionName !== 'transfer') return null
  const [recipient, amount] = call.args
  return noCurrency(value, { what, recipient, amount })
}

export function saidByWrap({ data, value }: Call): Said | null {
  return decoded(wrappedNativeAbi, data)?.functionName === 'deposit' ? { amount: value } : null
}

export function saidByUnwrap({ data, value }: Call): Said | null {
  const call = decoded(wrappedNativeAbi, data)
  return call?.functionName === 'withdraw' ? noCurrency(value, { amount: call.args[0] }) : null
}

/** The reward pool that is called is that of the pair on screen (`target`), so here the pair is the screen's. */
export function saidByStake({ data, value }: Call, { pair }: Shown<'stake'>): Said | null {
  const call = decoded(stakingRewardsAbi, data)
  if (call?.functionName === 'stake')
    return noCurrency(value, { pair, amount: call.args[0], permitDeadlineSeconds: null })
  if (call?.functionName !== 'stakeWithPermit') return null
  const [amount, permitDeadlineSeconds] = call.args
  return noCurrency(value, { pair, amount, permitDeadlineSeconds })
}

export function saidByUnstake({ data, value }: Call, { pair }: Shown<'unstake'>): Said | null {
  const call = decoded(stakingRewardsAbi, data)
  if (call?.functionName === 'exit') return noCurrency(value, { pair, amount: 'all' })
  return call?.functionName === 'withdraw' ? noCurrency(value, { pair, amount: call.args[0] }) : null
}

export function saidByCollectRewards({ data, value }: Call, { pair }: Shown<'collectRewards'>): Said | null {
  return decoded(stakingRewardsAbi, data)?.functionName === 'getReward' ? noCurrency(value, { pair }) : null
}

/** The distributor itself refuses an index or a proof that are not those of account and amount. */
export function saidByClaimAirdrop({ data, value }: Call): Said | null {
  const call = decoded(merkleDistributorAbi, data)
  if (call?.functionName !== 'claim') return null
  const [, recipient, amount] = call.args
  return noCurrency(value, { recipient, amount })
}

export function saidByDelegate({ data, value }: Call): Said | null {
  const call = decoded(votesAbi, data)
  return call?.functionName === 'delegate' ? noCurrency(value, { delegatee: call.args[0] }) : null
}

export function saidByCastVote({ data, value }: Call): Said | null {
  const call = decoded(governorAbi, data)
  if (call?.functionName !== 'castVote') return null
  const [proposalId, support] = call.args
  return noCurrency(value, { proposalId, support })
}
