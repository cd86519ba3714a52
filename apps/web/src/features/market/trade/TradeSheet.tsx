import { amountOf } from '@musi/domain/currency'
import { Money } from '#platform/page/money/Money.tsx'
import type { Facts } from '#platform/session/review/ReviewFacts.tsx'
import { ReviewQuestion } from '#platform/session/review/ReviewQuestion.tsx'
import { ReviewSheet } from '#platform/session/review/ReviewSheet.tsx'
import type { ReviewSession } from '#platform/session/review/useReview.ts'
import { unfillableReason } from '#platform/tokens/collectibles/order/orderNote.ts'
import { orderText } from '#platform/tokens/collectibles/order/orderWords.ts'
import { useOrderStanding } from '#platform/tokens/collectibles/order/useOrderStanding.ts'
import { royaltyFacts } from './orderFacts.ts'
import { type TradeAct, sellerProceeds } from './tradeIntent.ts'
import { TradeHead } from './TradeHead.tsx'
import { tradeText } from './tradeWords.ts'
import { useAcceptance } from './useAcceptance.ts'

function titleOf(act: TradeAct): string {
  if (act.kind === 'cancel') return orderText('withdraw.title', { name: act.title })
  return tradeText(`${act.kind}.title`, { name: act.title })
}

function doneText(act: TradeAct): string {
  return act.kind === 'cancel' ? orderText('withdraw.done') : tradeText(`${act.kind}.done`, { name: act.title })
}

type Props = { session: ReviewSession<TradeAct>; returnFocusId?: string }

/** Dialog of every transaction about a piece, from the review through the wallet to the result (spec: market.trade). */
export const TradeSheet = ({ session, returnFocusId = 'piece-title' }: Props) => (
  <ReviewSheet
    name="trade"
    session={session}
    title={titleOf}
    summary={titleOf}
    done={{ title: titleOf, text: doneText }}
    more={renderFailureReason}
    returnFocusId={returnFocusId}
  >
    {(each) => <TradeQuestion act={each} session={session} />}
  </ReviewSheet>
)

function renderFailureReason(act: TradeAct, hasSucceeded: boolean) {
  return act.kind === 'cancel' || hasSucceeded ? null : <FailureReason act={act} />
}

/** State of the order on chain after a failed attempt. */
function FailureReason({ act }: { act: OrderFill }) {
  const standing = useOrderStanding(act)
  const reason = standing === null ? null : unfillableReason(standing, act.order)
  return reason === null ? null : <p id="trade-gone">{reason}</p>
}

type OrderFill = Extract<TradeAct, { kind: 'buy' | 'accept' }>

function tradeFacts(act: TradeAct): Facts {
  if (act.kind === 'cancel') return []
  const { currency, order } = act
  if (act.kind === 'buy') return [[tradeText('get'), act.title], ...royaltyFacts(currency, act.order.royalty)]
  const price = <Money amount={amountOf(currency, order.price.amount)} digits="every" showsMaker />
  return [
    [tradeText('give'), act.title],
    ...(act.royalty === null ? [] : [[tradeText('price'), price] as const]),
    ...royaltyFacts(currency, act.royalty),
  ]
}

function Head({ act }: { act: OrderFill }) {
  const { collection, price } = act.order
  if (act.kind === 'buy') {
    const amount = amountOf(act.currency, price.amount)
    const { tokenId, seller } = act.order
    return <TradeHead {...{ collection, amount }} id={tokenId} label={tradeText('pay')} payee={seller} />
  }
  const amount = amountOf(act.currency, sellerProceeds(price.amount, act.royalty, act.seller))
  return <TradeHead {...{ collection, amount }} id={act.tokenId} label={tradeText('get')} payee={null} />
}

function aboutText(act: TradeAct, steps: 'none' | 'two' | 'allowing'): string | null {
  if (act.kind === 'cancel') return orderText('withdraw.about')
  if (act.kind === 'accept' && act.isBatched) return tradeText('accept.together')
  return steps === 'none' ? null : tradeText('accept.steps')
}

const UnfillableNote = ({ reason }: { reason: string }) => (
  <p id="trade-gone" role="alert">
    {reason}
  </p>
)

function TradeQuestion({ act, session }: { act: TradeAct; session: ReviewSession<TradeAct> }) {
  const standing = useOrderStanding(act.kind === 'cancel' ? null : act)
  const unfillable = standing === null || !('order' in act) ? null : unfillableReason(standing, act.order)
  const { session: shown, steps } = useAcceptance(act, session, unfillable === null)
  const about = aboutText(act, steps)
  return (
    <ReviewQuestion
      name="trade"
      session={shown}
      isStrict
      confirm={{ id: 'confirm-trade', label: steps === 'allowing' ? tradeText('sell.allowing') : titleOf(act) }}
      facts={tradeFacts(act)}
      currencies={'currency' in act ? [act.currency] : []}
      // The chain's answer about the order takes precedence over a generic failure.
      instead={unfillable === null ? null : { id: 'trade-gone', shown: <UnfillableNote reason={unfillable} /> }}
    >
      {act.kind !== 'cancel' && <Head act={act} />}
      {about !== null && <p>{about}</p>}
    </ReviewQuestion>
  )
}
