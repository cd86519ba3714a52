import type { PoolReport } from '@musi/domain/staking/poolReport'
import type { Token } from '@musi/domain/currency'
import { Skeleton } from '@musi/ui/Skeleton'
import { Text } from '@musi/ui/Text'
import { stalenessOf } from '#platform/session/freshness/staleness.ts'
import { useRpcOutage } from '#platform/session/freshness/useOutage.ts'
import { lastAnswer } from '#platform/session/freshness/lastAnswer.ts'
import { bookTokens } from '#platform/session/chain/bookTokens.ts'
import { uniToken } from '#platform/session/chain/uniToken.ts'
import { CollectPanel } from './mining/collect/CollectPanel.tsx'
import { Countdown } from './mining/Countdown.tsx'
import { EarnFrame } from './EarnFrame.tsx'
import styles from './mining/EarnPage.module.css'
import { miningText } from './mining/miningWords.ts'
import { PoolCard } from './mining/PoolCard.tsx'
import { rewardPools } from '#platform/session/rewards/rewardPools.ts'
import { type RewardPoolState, useRewardPools } from './mining/useRewardPools.ts'

type ReadPool = { state: RewardPoolState; report: PoolReport }

const isArtistPool = ({ state }: ReadPool) => !bookTokens().has(state.pool.token)

/** Liquidity mining: what can be collected, and every pool that rewards its stakers (spec: staking.list). */
export function EarnPage() {
  const uni = uniToken()
  const hasPools = uni !== null && rewardPools().length > 0
  return <EarnFrame>{hasPools ? <Pools uni={uni} /> : <NoPools />}</EarnFrame>
}

const NoPools = () => (
  <div className={styles['none']}>
    <b>{miningText('none')}</b>
    <p>{miningText('none.more')}</p>
  </div>
)

function Pools({ uni }: { uni: Token }) {
  const states = useRewardPools(rewardPools())
  const read = states.flatMap((state): ReadPool[] =>
    state.reading.kind === 'read' ? [{ state, report: state.reading.report }] : [],
  )
  const listed = read.toSorted((a, b) => Number(isArtistPool(b)) - Number(isArtistPool(a)))
  const isLoading = read.length === 0 && states.some(({ reading }) => reading.kind === 'loading')
  const [first] = read
  const isAway = useRpcOutage() !== null
  const isUnread = read.length === 0 && (isAway || states.every(({ reading }) => reading.kind === 'failed'))
  const behind = stalenessOf(states.flatMap(({ ages }) => ages))
  return (
    <>
      {!isUnread && <CollectPanel uni={uni} states={states} />}
      <div className={styles['head']}>
        <h2>{miningText('pools')}</h2>
        {first !== undefined && <Countdown endSeconds={first.report.endSeconds} />}
      </div>
      {isLoading ? (
        <div className={styles['waiting']}>
          {states.map(({ pool }, at) => (
            <Skeleton key={pool.rewards} shape="block" {...(at === 0 && { label: miningText('reading') })} />
          ))}
        </div>
      ) : (
        <ul
          id="reward-pools"
          className={styles['list']}
          {...(behind !== null && lastAnswer({ overdue: true, block: behind.block }))}
        >
          {listed.map(({ state, report }) => (
            <PoolCard key={state.pool.rewards} state={state} report={report} uni={uni} />
          ))}
        </ul>
      )}
      {states.some(({ reading }) => reading.kind === 'failed') && <Text tone="muted">{miningText('unread')}</Text>}
    </>
  )
}
