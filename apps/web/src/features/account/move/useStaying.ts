import { ACTS_PATH, SONGS_PATH } from '@musi/api/paths'
import { balanceOf } from '@musi/chain/reads/tokens/balanceOf'
import { earned } from '@musi/chain/reads/rewards/earned'
import { delegateOf } from '@musi/chain/reads/governance/delegateOf'
import type { Address } from '@musi/domain/address'
import { useRead } from '#platform/session/chain/useRead.ts'
import { useReads } from '#platform/session/chain/useReads.ts'
import { uniToken } from '#platform/session/chain/uniToken.ts'
import { useAirdrop } from '#platform/session/claim/useAirdrop.ts'
import { useHistory } from '#platform/session/history/useHistory.ts'
import { type RewardPool, rewardPools } from '#platform/session/rewards/rewardPools.ts'
import { fetchOwnOrders } from '#platform/tokens/collectibles/fetchMarket.ts'
import { useMarketAnswer } from '#platform/tokens/collectibles/useMarketAnswer.ts'
import { PastAct } from '#platform/tokens/story/pastAct.ts'
import { PastSong } from '../music/pastSong.ts'

export type Staying = {
  /** Pools with a stake or rewards of the account. */
  readonly pools: readonly RewardPool[]
  /** Unclaimed airdrop; null while it is read. */
  readonly airdrop: bigint | null
  /** Number of open listings and offers; null while unknown. */
  readonly orders: number | null
  /** The account that votes with this one's tokens, if it is another one. */
  readonly votesWith: Address | null
  /** True if the account has songs, or put up money for first plays. */
  readonly hasMusic: boolean
  /** True if some of this cannot be read now. */
  readonly isUnread: boolean
}

/** Holdings of an account that a transfer does not move (spec: touch.move-rest). */
export function useStaying(account: Address): Staying {
  const pools = rewardPools()
  const uni = uniToken()
  const stakes = useReads(pools.map(({ rewards }) => balanceOf(rewards, account)))
  const earnings = useReads(pools.map(({ rewards }) => earned(rewards, account)))
  const delegate = useRead(uni === null ? null : delegateOf(uni.address, account))
  const orders = useMarketAnswer(`own ${account}`, () => fetchOwnOrders(account))
  const airdrop = useAirdrop(account)
  const songs = useHistory({ path: `${SONGS_PATH}?artist=${account}`, row: PastSong, topics: ['songs'] })
  const gifts = useHistory({ path: `${ACTS_PATH}?account=${account}&kind=givePlays`, row: PastAct, topics: ['songs'] })
  const isPositive = (state: (typeof stakes)[number] | undefined) => state?.kind === 'value' && state.value > 0n
  const votesWith = delegate.kind === 'value' ? delegate.value : null
  return {
    pools: pools.filter((_, at) => isPositive(stakes[at]) || isPositive(earnings[at])),
    airdrop,
    orders: orders.kind === 'read' ? orders.value.rows.length : null,
    votesWith: votesWith === account ? null : votesWith,
    hasMusic: [songs, gifts].some((history) => history.kind === 'read' && history.rows.length > 0),
    isUnread:
      [songs, gifts, orders].some(({ kind }) => kind === 'away') ||
      [...stakes, ...earnings, delegate].some(({ kind }) => kind === 'error'),
  }
}
