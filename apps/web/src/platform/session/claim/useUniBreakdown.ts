import { balanceOf } from '@musi/chain/reads/tokens/balanceOf'
import { earned } from '@musi/chain/reads/rewards/earned'
import type { Address } from '@musi/domain/address'
import { type TokenBreakdown, tokenBreakdown } from '@musi/domain/claim/tokenBreakdown'
import type { Token } from '@musi/domain/currency'
import { type Freshness, oldest } from '@musi/domain/multicall/callState'
import { useRead } from '../chain/useRead.ts'
import { useReads } from '../chain/useReads.ts'
import { config } from '#platform/page/config/config.ts'
import { useAirdrop } from './useAirdrop.ts'

export type Breakdown =
  | { readonly kind: 'loading' }
  /** A balance could not be read, so the sum would silently be too low. */
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'read'; readonly parts: TokenBreakdown; readonly airdrop: bigint; readonly freshness: Freshness }

const rewardPools = () => (config().book?.stakingPools ?? []).map(({ rewards }) => rewards)

/** All governance tokens of an account, at each block (spec: uni.total). */
export function useUniBreakdown(uni: Token, account: Address): Breakdown {
  const balance = useRead(balanceOf(uni.address, account))
  const rewards = useReads(rewardPools().map((pool) => earned(pool, account)))
  const airdrop = useAirdrop(account)
  if (balance.kind === 'loading' || airdrop === null || rewards.some(({ kind }) => kind === 'loading'))
    return { kind: 'loading' }
  if (balance.kind === 'error' || rewards.some(({ kind }) => kind === 'error')) return { kind: 'unreadable' }
  const earnings = rewards.flatMap((state) => (state.kind === 'value' ? [state] : []))
  const unharvested = earnings.reduce((sum, { value }) => sum + value, 0n)
  const parts = tokenBreakdown(balance.value, airdrop, unharvested)
  return { kind: 'read', parts, airdrop, freshness: oldest([balance, ...earnings]) }
}
