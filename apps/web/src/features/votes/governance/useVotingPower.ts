import { balanceOf } from '@musi/chain/reads/tokens/balanceOf'
import { currentVotes } from '@musi/chain/reads/governance/currentVotes'
import { delegateOf } from '@musi/chain/reads/governance/delegateOf'
import type { Address } from '@musi/domain/address'
import { type Staleness, stalenessOf } from '#platform/session/freshness/staleness.ts'
import { useRead } from '#platform/session/chain/useRead.ts'

export type VotingPower = {
  /** The account's balance of the token. */
  readonly balance: bigint
  /** The account's delegate; null if there is none. */
  readonly delegate: Address | null
  /** The votes that the account can cast now, its own and those delegated to it. */
  readonly votes: bigint
  readonly staleness: Staleness | null
}

/** An account's voting power at each block; null until read, or if no wallet is connected. */
export function useVotingPower(token: Address, account: Address | null): VotingPower | null {
  const balance = useRead(account && balanceOf(token, account))
  const delegate = useRead(account && delegateOf(token, account))
  const votes = useRead(account && currentVotes(token, account))
  if (account === null || balance.kind !== 'value' || delegate.kind !== 'value' || votes.kind !== 'value') return null
  return {
    balance: balance.value,
    delegate: delegate.value,
    votes: votes.value,
    staleness: stalenessOf([balance, delegate, votes]),
  }
}
