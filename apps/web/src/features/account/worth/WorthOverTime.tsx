import { WORTH_PATH } from '@musi/api/paths'
import type { Address } from '@musi/domain/address'
import { fraction } from '@musi/domain/fraction'
import { Empty } from '@musi/ui/layout/Empty'
import { Note } from '@musi/ui/layout/Note'
import { Skeleton } from '@musi/ui/Skeleton'
import { Cluster } from '@musi/ui/layout/Stack'
import { Fragment } from 'react'
import { Section } from '#platform/page/card/Section.tsx'
import { dayText } from '#platform/page/i18n/dayText.ts'
import { useSettled } from '#platform/page/loading/useSettled.ts'
import { dollarText } from '#platform/page/money/dollarText.ts'
import { nativeCurrency } from '#platform/session/chain/nativeCurrency.ts'
import { HistoryNote } from '#platform/session/history/HistoryNote.tsx'
import { isComplete } from '#platform/session/history/isComplete.ts'
import { useHistory } from '#platform/session/history/useHistory.ts'
import { AddressName } from '#platform/tokens/explain/AddressName.tsx'
import { accountPageText } from '../frame/accountWords.ts'
import { WorthMoment } from './worthMoment.ts'
import { type WorthCurve, curvePath, worthCurve } from './worthCurve.ts'
import styles from '../frame/Account.module.css'

/** Topics that change worth: transfers, and the pools that give prices. */
const TOPICS = ['moves', 'pairs', 'rewards'] as const
const WIDTH = 600
const HEIGHT = 140

const money = (dollars: number) => dollarText(fraction(BigInt(Math.round(dollars * 10_000)), 10_000n))

/** Past worth of tokens whose transfers are recorded; the tokens are named below (spec: account.worth). */
export function WorthOverTime({ account }: { account: Address }) {
  const history = useHistory({ path: `${WORTH_PATH}?account=${account}`, row: WorthMoment, topics: TOPICS })
  const curve = history.kind === 'read' ? worthCurve(history.rows) : null
  const isSettled = useSettled(history.kind !== 'waiting')
  const isEmpty = curve !== null && curve.points.length === 0
  return (
    <Section title={accountPageText('worth.title')} isReading={!isSettled} isEmpty={isEmpty && isComplete(history)}>
      <HistoryNote history={history} />
      {history.kind === 'waiting' && <Skeleton shape="cover" label={accountPageText('loading')} />}
      {isEmpty && (
        <Empty>{isComplete(history) ? accountPageText('worth.none') : accountPageText('activity.perhaps')}</Empty>
      )}
      {curve !== null && !isEmpty && <Curve curve={curve} />}
    </Section>
  )
}

function Curve({ curve }: { curve: WorthCurve }) {
  const { points, counted, uncounted, most } = curve
  const first = points[0]
  const last = points.at(-1)
  if (first === undefined || last === undefined) return null
  const from = dayText(first.timeSeconds)
  const to = dayText(last.timeSeconds)
  return (
    <>
      {points.length === 1 ? (
        <Empty>{accountPageText('worth.short')}</Empty>
      ) : (
        <figure className={styles['figure']}>
          <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
            <path className={styles['line']} d={curvePath(curve, WIDTH, HEIGHT)} />
          </svg>
          <figcaption>
            <Cluster as="span" gap={4} lines={0} apart tone="muted" size={14} figures aria-hidden="true">
              <span>{accountPageText('worth.end', { day: from, dollars: money(first.dollars) })}</span>{' '}
              <span>{accountPageText('worth.end', { day: to, dollars: money(last.dollars) })}</span>
            </Cluster>
            <span className="unseen">
              {accountPageText('worth.label', {
                first: money(first.dollars),
                from,
                last: money(last.dollars),
                to,
                most: money(most),
              })}
            </span>
          </figcaption>
        </figure>
      )}
      <Note>
        <TokenNames label={accountPageText('worth.counted')} tokens={counted} />{' '}
        <TokenNames label={accountPageText('worth.uncounted')} tokens={uncounted} />{' '}
        {accountPageText('worth.left', { native: nativeCurrency().symbol })}
      </Note>
    </>
  )
}

function TokenNames({ label, tokens }: { label: string; tokens: readonly Address[] }) {
  if (tokens.length === 0) return null
  return (
    <>
      {label}:{' '}
      {tokens.map((token, at) => (
        <Fragment key={token}>
          {at > 0 && ', '}
          <AddressName address={token} />
        </Fragment>
      ))}
      .
    </>
  )
}
