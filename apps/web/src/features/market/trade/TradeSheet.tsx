import { amountOf } from '@musi/domain/currency'
import { Button } from '@musi/ui/Button'
import { exactText } from '../../../platform/page/money/amountText.ts'
import { Rehearsal } from '../../../platform/session/review/Rehearsal.tsx'
import { type Facts, ReviewFacts } from '../../../platform/session/review/ReviewFacts.tsx'
import { ReviewSheet } from '../../../platform/session/review/ReviewSheet.tsx'
import { t as review } from '../../../platform/session/review/reviewWords.ts'
import { useRehearsal } from '../../../platform/session/review/useRehearsal.ts'
import type { ReviewSession } from '../../../platform/session/review/useReview.ts'
import { useAccount } from '../../../platform/session/wallet/useAccount.ts'
import styles from './Trade.module.css'
import { type TradeAct, keptBySeller } from './tradeIntent.ts'
import { w } from './tradeWords.ts'

const titleOf = ({ kind, title }: TradeAct) => w(`${kind}.title`, { name: title })
const doneOf = (act: TradeAct) =>
  act.kind === 'cancel' ? w('cancel.done') : w(`${act.kind}.done`, { name: act.title })

/** From the question through the wallet to what was got, for all that is sent about a piece (spec: market.trade). */
export function TradeSheet({ session }: { session: ReviewSession<TradeAct> }) {
  const act = session.review.step === 'closed' ? null : session.review.act
  return (
    <ReviewSheet
      name="trade"
      session={session}
      title={titleOf}
      summary={titleOf}
      done={{ title: act === null ? '' : titleOf(act), text: doneOf, again: null }}
      startsAt="piece-title"
    >
      {(each) => <Question act={each} session={session} />}
    </ReviewSheet>
  )
}

function factsOf(act: TradeAct): Facts {
  if (act.kind === 'cancel' || act.kind === 'allow') return []
  const { amount } = act.order.price
  const royalty = act.kind === 'buy' ? act.order.royalty : act.royalty
  const share = royalty === null ? w('royalty.none') : exactText(amountOf(act.currency, royalty.amount))
  const price = exactText(amountOf(act.currency, amount))
  if (act.kind === 'buy')
    return [
      [w('pay'), price],
      [w('get'), act.title],
      [w('royalty'), share],
    ]
  const kept = amountOf(act.currency, keptBySeller(amount, act.royalty, act.seller))
  return [
    [w('give'), act.title],
    [w('get'), exactText(kept)],
    [w('price'), price],
    [w('royalty'), share],
  ]
}

function Question({ act, session }: { act: TradeAct; session: ReviewSession<TradeAct> }) {
  const rehearsal = useRehearsal(useAccount(), session.intent)
  const isStopped = rehearsal.kind === 'problem'
  const isDeclined = session.review.step === 'confirm' && session.review.isDeclined === true
  return (
    <div className={styles['form']}>
      <ReviewFacts facts={factsOf(act)} />
      {(act.kind === 'cancel' || act.kind === 'allow') && <p>{w(`${act.kind}.about`)}</p>}
      {session.intent !== null && (
        <Rehearsal name="trade" state={rehearsal} currencies={'currency' in act ? [act.currency] : []} />
      )}
      <Button
        id="confirm-trade"
        kind="primary"
        size="large"
        block
        disabled={session.intent === null || isStopped}
        aria-describedby="trade-why"
        onClick={session.confirm}
      >
        {titleOf(act)}
      </Button>
      <output id="trade-why" className={styles['why']}>
        {isStopped ? review('why.stopped') : isDeclined ? review('nothingSent') : null}
      </output>
    </div>
  )
}
