import { ACTS_PATH } from '@musi/api/paths'
import type { Address } from '@musi/domain/address'
import { Button } from '@musi/ui/controls/Button'
import { Empty } from '@musi/ui/layout/Empty'
import { More } from '@musi/ui/layout/More'
import { Rows } from '@musi/ui/layout/Rows'
import { Skeleton } from '@musi/ui/Skeleton'
import { Cluster } from '@musi/ui/layout/Stack'
import { textClass } from '@musi/ui/Text'
import { useState } from 'react'
import { contractOf } from '#platform/page/config/config.ts'
import list from '#platform/page/card/List.module.css'
import { Section } from '#platform/page/card/Section.tsx'
import { ExplorerLink } from '#platform/page/links/ExplorerLink.tsx'
import { When } from '#platform/page/time/When.tsx'
import { HistoryNote } from '#platform/session/history/HistoryNote.tsx'
import { isComplete } from '#platform/session/history/isComplete.ts'
import { type History, useHistory } from '#platform/session/history/useHistory.ts'
import { ActivitySentence } from '#platform/tokens/story/ActivitySentence.tsx'
import { type Activity, activitiesOf, latestAct } from '#platform/tokens/story/activities.ts'
import { PastAct } from '#platform/tokens/story/pastAct.ts'
import { chartText } from '#platform/tokens/charts/chartWords.ts'
import { chartsText } from '../frame/chartsWords.ts'

const PAGE_SIZE = 10

type Kind = 'swap' | 'addLiquidity' | 'removeLiquidity'

const useActs = (pair: Address, kind: Kind) =>
  useHistory({
    path: `${ACTS_PATH}?contract=${pair}&kind=${kind}`,
    row: PastAct,
    topics: [kind === 'swap' ? 'trades' : 'liquidity'],
  })

/** A pool's latest trades, described as in the explorer. */
export function PoolTrades({ pair }: { pair: Address }) {
  const trades = useActs(pair, 'swap')
  return <Acts title={chartsText('trades.title')} none={chartsText('trades.none')} histories={[trades]} />
}

/** Deposits into a pool and withdrawals from it. */
export function PoolChanges({ pair }: { pair: Address }) {
  const added = useActs(pair, 'addLiquidity')
  const removed = useActs(pair, 'removeLiquidity')
  return <Acts title={chartsText('changes.title')} none={chartsText('changes.none')} histories={[added, removed]} />
}

const newestFirst = (one: PastAct, other: PastAct) => other.block - one.block || other.log - one.log

/**
 * Merges lists as far as all are complete, because unread rows of one list could belong between
 * older rows of another.
 */
function mergedActs(histories: readonly History<PastAct>[]): readonly PastAct[] {
  const read = histories.flatMap((history) => (history.kind === 'read' ? [history] : []))
  const from = Math.max(0, ...read.map(({ more, rows }) => (more === null ? 0 : (rows.at(-1)?.block ?? 0))))
  return read.flatMap(({ rows }) => rows.filter(({ block }) => block >= from)).toSorted(newestFirst)
}

type Props = { title: string; none: string; histories: readonly History<PastAct>[] }

function Acts({ title, none, histories }: Props) {
  const [shown, setShown] = useState(PAGE_SIZE)
  const unread = histories.find(({ kind }) => kind !== 'read')
  const [first] = histories
  const history = unread ?? first
  const loadMores = histories.flatMap((one) => (one.kind === 'read' && one.more !== null ? [one.more] : []))
  const activities =
    unread === undefined ? activitiesOf(mergedActs(histories), loadMores.length === 0, contractOf('swapAndPlay')) : []
  if (history === undefined) return null
  const showMore = () => {
    if (shown >= activities.length) for (const more of loadMores) more()
    setShown(shown + PAGE_SIZE)
  }
  return (
    <Section title={title}>
      <HistoryNote history={history} />
      {history.kind === 'waiting' && <Skeleton label={chartText('loading')} />}
      {history.kind === 'read' && activities.length === 0 && (
        <Empty>{histories.every(isComplete) ? none : chartsText('noneSo')}</Empty>
      )}
      <Rows>
        {activities.slice(0, shown).map((activity) => (
          <Row key={keyOf(activity)} activity={activity} />
        ))}
      </Rows>
      {(activities.length > shown || loadMores.length > 0) && (
        <More>
          <Button onClick={showMore}>{chartsText('more')}</Button>
        </More>
      )}
    </Section>
  )
}

const keyOf = (activity: Activity): string => {
  const { transaction, log } = latestAct(activity)
  return `${transaction} ${log}`
}

function Row({ activity }: { activity: Activity }) {
  const { timeSeconds, transaction } = latestAct(activity)
  return (
    <Cluster as="li" gap={4} nowrap center shrinks className={list['row']}>
      <p className={list['main']}>
        <ActivitySentence activity={activity} />
      </p>
      <span className={list['side']}>
        <ExplorerLink
          subject="tx"
          identifier={transaction}
          className={`${textClass({ tone: 'link', weight: 560, quiet: true })} touch-target`}
        >
          <When timeSeconds={timeSeconds} />
        </ExplorerLink>
      </span>
    </Cluster>
  )
}
