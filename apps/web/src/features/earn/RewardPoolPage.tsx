import { parseCurrencyId } from '@musi/domain/url/parseCurrencyId'
import { Skeleton } from '@musi/ui/Skeleton'
import { Icon } from '@musi/ui/Icon'
import { Column, Columns } from '@musi/ui/layout/Columns'
import { UnreadPage } from '#platform/page/card/UnreadPage.tsx'
import { Link } from '#platform/page/navigation/Link.tsx'
import layout from '#platform/page/card/Page.module.css'
import { usePage } from '#platform/page/navigation/usePage.ts'
import { uniToken } from '#platform/session/chain/uniToken.ts'
import { pairText } from './mining/PairName.tsx'
import { type RewardPool, poolOf } from '#platform/session/rewards/rewardPools.ts'
import { PoolHead } from './mining/pool/PoolHead.tsx'
import { type NamedPool, useNamedPool } from './mining/useNamedPool.ts'
import { useRewardPools } from './mining/useRewardPools.ts'
import styles from './mining/pool/Pool.module.css'
import { rewardPoolText } from './mining/pool/poolWords.ts'
import { RewardPoolView } from './mining/pool/RewardPoolView.tsx'

/** The page of the reward pool that the URL names, or a text if there is none. */
export function RewardPoolPage() {
  const page = usePage()
  const [a, b] = page?.name === 'uniPool' ? [page.currencyIdA, page.currencyIdB] : ['', '']
  const pool = poolOf(parseCurrencyId(a), parseCurrencyId(b))
  return (
    <section id="reward-pool-page" className={layout['widePage']} aria-labelledby="reward-pool-title">
      <Link to="/uni" className={`${layout['back']} touch-target`}>
        <Icon name="back" /> {rewardPoolText('back')}
      </Link>
      {pool === null ? (
        <h1 id="reward-pool-title" tabIndex={-1}>
          {rewardPoolText('unknown')}
        </h1>
      ) : (
        <KnownPool key={pool.rewards} pool={pool} />
      )}
    </section>
  )
}

function KnownPool({ pool }: { pool: RewardPool }) {
  const named = useNamedPool(pool)
  return (
    <>
      <PoolHead pool={pool} currencies={named?.currencies ?? null}>
        {named === null ? (
          <Skeleton label={rewardPoolText('reading')} />
        ) : (
          rewardPoolText('title', { pair: pairText(named.currencies) })
        )}
      </PoolHead>
      {named === null ? <Reading /> : <NamedPoolView pool={named} />}
    </>
  )
}

const Reading = () => (
  <Columns>
    <Column>
      <div className={styles['totals']}>
        <Skeleton shape="row" label={rewardPoolText('reading')} />
        <Skeleton shape="row" />
        <Skeleton shape="row" />
      </div>
    </Column>
    <Column>
      <Skeleton shape="row" />
    </Column>
  </Columns>
)

function NamedPoolView({ pool }: { pool: NamedPool }) {
  const [state] = useRewardPools([pool])
  const uni = uniToken()
  if (state === undefined || uni === null || state.reading.kind === 'failed')
    return <UnreadPage text={rewardPoolText('unread')} />
  const { reading } = state
  if (reading.kind !== 'read') return <Reading />
  return <RewardPoolView state={state} contractReport={reading.report} uni={uni} />
}
