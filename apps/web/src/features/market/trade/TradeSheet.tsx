import { stopReason } from '#platform/session/review/stopReason.ts'
import { NetworkButton } from '#platform/session/freshness/NetworkButton.tsx'
import { amountOf } from '@musi/domain/currency'
import { Stack } from '@musi/ui/Stack'
import { Money } from '#platform/page/money/Money.tsx'
import { Rehearsal } from '#platform/session/review/Rehearsal.tsx'
import { type Facts, ReviewFacts } from '#platform/session/review/ReviewFacts.tsx'
import { ReviewSheet } from '#platform/session/review/ReviewSheet.tsx'
import { t as review } from '#platform/session/review/reviewWords.ts'
import { useRehearsal } from '#platform/session/review/useRehearsal.ts'
import type { ReviewSession } from '#platform/session/review/useReview.ts'
import { useAccount } from '#platform/session/wallet/useAccount.ts'
import { whyNotFilled } from '#platform/tokens/collectibles/order/orderNote.ts'
import { t as orders } from '#platform/tokens/collectibles/order/orderWords.ts'
import { useOrderStanding } from '#platform/tokens/collectibles/order/useOrderStanding.ts'
import styles from './Trade.module.css'
import { royaltyText } from './orderFacts.ts'
import { type TradeAct, keptBySeller } from './tradeIntent.ts'
import { w } from './tradeWords.ts'

function titleOf(act: TradeAct): string {
  if (act.kind === 'cancel') return orders('withdraw.title', { name: act.title })
  return w(`${act.kind}.title`, { name: act.title })
}

function doneOf(act: TradeAct): string {
  return act.kind === 'cancel' ? orders('withdraw.done') : w(`${act.kind}.done`, { name: act.title })
}

type Props = { session: ReviewSession<TradeAct>; startsAt?: string }

/** From the question through the wallet to what was got, for all that is sent about a piece (spec: market.trade). */
export function TradeSheet({ session, startsAt = 'piece-title' }: Props) {
  const act = session.review.step === 'closed' ? null : session.review.act
  return (
    <ReviewSheet
      name="trade"
      session={session}
      title={titleOf}
      summary={titleOf}
      done={{ title: act === null ? '' : titleOf(act), text: doneOf, again: null }}
      more={whyFailed}
      startsAt={startsAt}
    >
      {(each) => <Question act={each} session={session} />}
    </ReviewSheet>
  )
}

function whyFailed(act: TradeAct, isGood: boolean) {
  return act.kind === 'cancel' || act.kind === 'allow' || isGood ? null : <WhyFailed act={act} />
}

/** What the chain says of the order now, after an attempt that failed. */
function WhyFailed({ act }: { act: Filling }) {
  const standing = useOrderStanding(act)
  const why = standing === null ? null : whyNotFilled(standing, act.order)
  return why === null ? null : <p id="trade-gone">{why}</p>
}

type Filling = Extract<TradeAct, { kind: 'buy' | 'accept' }>

function factsOf(act: TradeAct): Facts {
  if (act.kind === 'cancel' || act.kind === 'allow') return []
  const { amount } = act.order.price
  const share = royaltyText(
    act.currency,
    act.kind === 'buy'
      ? { royalty: act.order.royalty, artist: act.artist, seller: act.order.seller }
      : { royalty: act.royalty, artist: null, seller: null },
  )
  const price = <Money amount={amountOf(act.currency, amount)} digits="every" whose />
  if (act.kind === 'buy')
    return [
      [w('pay'), price],
      [w('get'), act.title],
      [w('royalty'), share],
    ]
  const kept = amountOf(act.currency, keptBySeller(amount, act.royalty, act.seller))
  return [
    [w('give'), act.title],
    [w('get'), <Money key="kept" amount={kept} digits="every" whose />],
    [w('price'), price],
    [w('royalty'), share],
  ]
}

function aboutOf({ kind }: TradeAct): string | null {
  if (kind === 'cancel') return orders('withdraw.about')
  return kind === 'allow' ? w('allow.about') : null
}

function Question({ act, session }: { act: TradeAct; session: ReviewSession<TradeAct> }) {
  const rehearsal = useRehearsal(useAccount(), session.intent)
  const standing = useOrderStanding(act.kind === 'buy' || act.kind === 'accept' ? act : null)
  const gone = standing === null || !('order' in act) ? null : whyNotFilled(standing, act.order)
  const stopped = stopReason(rehearsal, { every: true })
  const about = aboutOf(act)
  const isDeclined = session.review.step === 'confirm' && session.review.isDeclined === true
  return (
    <Stack gap={4}>
      <ReviewFacts facts={factsOf(act)} />
      {about !== null && <p>{about}</p>}
      {/* The chain's own word on the order comes before what its failing would be called. */}
      {gone !== null && (
        <p id="trade-gone" role="alert">
          {gone}
        </p>
      )}
      {session.intent !== null && gone === null && (
        <Rehearsal name="trade" state={rehearsal} currencies={'currency' in act ? [act.currency] : []} />
      )}
      <NetworkButton
        id="confirm-trade"
        kind="primary"
        size="large"
        block
        disabled={session.intent === null || stopped !== null || gone !== null}
        aria-describedby={gone === null ? 'trade-why' : 'trade-gone'}
        onClick={session.confirm}
      >
        {titleOf(act)}
      </NetworkButton>
      <output id="trade-why" className={styles['why']}>
        {gone === null && stopped !== null ? stopped : isDeclined ? review('nothingSent') : null}
      </output>
    </Stack>
  )
}
