import { SentTransaction } from '@musi/api/history/transactions'
import { ACTS_PATH, TRANSACTIONS_PATH } from '@musi/api/paths'
import type { Address } from '@musi/domain/address'
import { Button } from '@musi/ui/controls/Button'
import { Empty } from '@musi/ui/layout/Empty'
import { More } from '@musi/ui/layout/More'
import { Rows } from '@musi/ui/layout/Rows'
import { Skeleton, SkeletonRows } from '@musi/ui/Skeleton'
import { useFold } from '@musi/ui/useFold'
import { contractOf } from '#platform/page/config/config.ts'
import { Section } from '#platform/page/card/Section.tsx'
import { numberText } from '#platform/page/i18n/numberText.ts'
import { ExplorerLink } from '#platform/page/links/ExplorerLink.tsx'
import { latePart } from '#platform/page/loading/latePart.tsx'
import type { Answer } from '#platform/page/loading/useAnswer.ts'
import { useSettled } from '#platform/page/loading/useSettled.ts'
import { useShowMore } from '#platform/page/loading/useShowMore.ts'
import { When } from '#platform/page/time/When.tsx'
import { HistoryNote } from '#platform/session/history/HistoryNote.tsx'
import { isComplete } from '#platform/session/history/isComplete.ts'
import { type History, useHistory } from '#platform/session/history/useHistory.ts'
import { ActivitySentence } from '#platform/tokens/story/ActivitySentence.tsx'
import { PastAct } from '#platform/tokens/story/pastAct.ts'
import type { PastTransaction } from '#platform/tokens/story/pastTransaction.ts'
import { accountPageText } from '../frame/accountWords.ts'
import styles from '../frame/Account.module.css'
import { Statement } from './Statement.tsx'
import { type AccountEvent, mergedEvents, hashOf, isOwnActivity, keyOf, timeOf } from './mergedEvents.ts'
import { type MinedActivities, isPlain, useMinedActivities } from './useMinedActivities.ts'

/** History topics of every kind of act. */
const TOPICS = [
  'trades',
  'liquidity',
  'rewards',
  'artists',
  'songs',
  'plays',
  'market',
  'votes',
  'claims',
  'accounts',
] as const

/** Rows at first, about as high as the holdings beside them. */
const AT_FIRST = 20

/** Loaded late, because it explains calls of any contract, which most acts do not need. */
const SentSentence = latePart(
  async () => {
    const { SentSentence, preloadStories } = await import('./SentSentence.tsx')
    await preloadStories()
    return SentSentence
  },
  { Waiting: () => <Skeleton /> },
)

type Acts = History<PastAct>
type SentHistory = History<PastTransaction>

/** The account's acts in words, newest first (spec: account.activity). */
export function AccountActivity({ account }: { account: Address }) {
  const acts = useHistory({ path: `${ACTS_PATH}?account=${account}`, row: PastAct, topics: TOPICS })
  const sent = useHistory({
    path: `${TRANSACTIONS_PATH}?account=${account}&untold=yes`,
    row: SentTransaction,
    topics: ['transactions'],
  })
  const statement = useFold()
  const isWaiting = acts.kind === 'waiting' || sent.kind === 'waiting'
  const isSettled = useSettled(!isWaiting)
  return (
    <Section
      title={accountPageText('activity.title')}
      isReading={!isSettled}
      note={
        <Button kind="quiet" size="small" {...statement.button}>
          {accountPageText('statement.title')}
        </Button>
      }
    >
      {statement.isOpen && <Statement id={statement.partId} account={account} />}
      <HistoryNote history={leastCurrent(acts, sent)} />
      {isWaiting && <SkeletonRows label={accountPageText('loading')} />}
      {!isWaiting && acts.kind === 'read' && <Activities account={account} acts={acts} sent={sent} />}
    </Section>
  )
}

/** Returns the history that is in the worse state, or further behind the chain. */
function leastCurrent(acts: Acts, sent: SentHistory): History<unknown> {
  if (acts.kind !== 'read' || sent.kind === 'notKept' || sent.kind === 'waiting') return acts
  return sent.kind !== 'read' || (sent.isOld && !acts.isOld) || sent.behind > acts.behind ? sent : acts
}

type ActivitiesProps = { account: Address; acts: Extract<Acts, { kind: 'read' }>; sent: SentHistory }

function Activities({ account, acts, sent }: ActivitiesProps) {
  const isRead = sent.kind === 'read'
  const { events, next } = mergedEvents(
    { rows: acts.rows, isAll: acts.more === null },
    isRead ? { rows: sent.rows.filter(isOwnActivity(account)), isAll: sent.more === null } : { rows: [], isAll: true },
    contractOf('swapAndPlay'),
  )
  const { shown, more } = useShowMore(events, AT_FIRST)
  const mined = useMinedActivities(account, shown, SentSentence.preload)
  if (mined.kind === 'waiting') return <SkeletonRows label={accountPageText('loading')} />
  const onMore = more ?? (next === 'acts' ? acts.more : isRead ? sent.more : null)
  const isAll = isComplete(acts) && (sent.kind === 'notKept' || isComplete(sent))
  return (
    <>
      {shown.length === 0 ? (
        <NoActivities isAll={isAll} since={acts.since} />
      ) : (
        <Rows>
          {shown.map((each) => (
            <Row key={keyOf(each)} account={account} event={each} mined={mined} />
          ))}
        </Rows>
      )}
      {sent.kind === 'notKept' && <Empty>{accountPageText('activity.actsOnly')}</Empty>}
      {onMore !== null && (
        <More>
          <Button busy={acts.isBusy || (isRead && sent.isBusy)} onClick={onMore}>
            {accountPageText('more')}
          </Button>
        </More>
      )}
    </>
  )
}

function NoActivities({ isAll, since }: { isAll: boolean; since: number }) {
  if (!isAll) return <Empty>{accountPageText('activity.perhaps')}</Empty>
  if (since > 0) return <Empty>{accountPageText('activity.noneSince', { number: numberText(since) })}</Empty>
  return (
    <>
      <Empty>{accountPageText('activity.none')}</Empty>
      <Empty>{accountPageText('activity.noneHint')}</Empty>
    </>
  )
}

type RowProps = { account: Address; event: AccountEvent; mined: Answer<MinedActivities> }

function Row({ account, event, mined }: RowProps) {
  return (
    <li className={styles['activity']}>
      <p>
        {event.kind === 'sent' ? (
          <Sent account={account} event={event} mined={mined} />
        ) : (
          <ActivitySentence activity={event.activity} page={account} />
        )}
      </p>
      <ExplorerLink subject="tx" identifier={hashOf(event)} className={`touch-target ${styles['when']}`}>
        <When timeSeconds={timeOf(event)} />
      </ExplorerLink>
    </li>
  )
}

/** A transaction without acts. Rows added by "show more" are rendered before it is read from the chain. */
function Sent({ account, event, mined }: RowProps & { event: Extract<AccountEvent, { kind: 'sent' }> }) {
  const known = mined.kind === 'ready' && !isPlain(event.sent) ? mined.value.get(keyOf(event)) : null
  return known === undefined ? <Skeleton /> : <SentSentence sent={event.sent} mined={known} page={account} />
}
