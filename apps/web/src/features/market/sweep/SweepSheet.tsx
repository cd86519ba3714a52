import { amountOf } from '@musi/domain/currency'
import { Button } from '@musi/ui/controls/Button'
import { Stack } from '@musi/ui/layout/Stack'
import { exactText } from '#platform/page/money/amountText.ts'
import type { Facts } from '#platform/session/review/ReviewFacts.tsx'
import { ReviewQuestion } from '#platform/session/review/ReviewQuestion.tsx'
import { ReviewSheet } from '#platform/session/review/ReviewSheet.tsx'
import type { ReviewSession } from '#platform/session/review/useReview.ts'
import styles from './Sweep.module.css'
import { sweepRoyalties, sweepTotal } from './sweepable.ts'
import type { SweepAct } from './sweepIntent.ts'
import { SweepOutcome } from './SweepOutcome.tsx'
import { sweepText } from './sweepWords.ts'
import { useUnfillableReasons } from './useUnfillableReasons.ts'

const titleOf = ({ pieces }: SweepAct) => sweepText('title', { count: pieces.length })

const renderOutcome = (act: SweepAct, hasSucceeded: boolean, hash: string) => (
  <SweepOutcome {...{ act, hasSucceeded, hash }} />
)

type Props = { session: ReviewSession<SweepAct>; returnFocusId: string }

/** Dialog from the question, with a price per piece, through the wallet to the result (spec: market.sweep). */
export function SweepSheet({ session, returnFocusId }: Props) {
  return (
    <ReviewSheet
      name="sweep"
      session={session}
      title={titleOf}
      summary={titleOf}
      done={{ title: sweepText('bought') }}
      more={renderOutcome}
      returnFocusId={returnFocusId}
    >
      {(each) => <SweepQuestion act={each} session={session} />}
    </ReviewSheet>
  )
}

function sweepFacts({ pieces, currency }: SweepAct): Facts {
  const text = (raw: bigint) => exactText(amountOf(currency, raw))
  return [
    ...pieces.map(({ name, order: { price, royalty } }) => {
      const share =
        royalty === null ? sweepText('royalty.none') : sweepText('royalty', { amount: text(royalty.amount) })
      return [name, text(price.amount), share] as const
    }),
    [sweepText('pay'), text(sweepTotal(pieces))],
    [sweepText('royalties'), text(sweepRoyalties(pieces))],
  ]
}

function SweepQuestion({ act, session }: { act: SweepAct; session: ReviewSession<SweepAct> }) {
  const reasons = useUnfillableReasons(act.pieces)
  const isAnyGone = reasons.size > 0
  return (
    <ReviewQuestion
      name="sweep"
      session={session}
      isStrict
      confirm={{ id: 'confirm-sweep', label: titleOf(act) }}
      facts={sweepFacts(act)}
      currencies={[act.currency]}
      // The chain's answer about each order takes precedence over a generic failure.
      instead={
        isAnyGone
          ? { id: 'sweep-gone', shown: <UnbuyablePieces {...{ act, reasons }} onBuyRemaining={session.accept} /> }
          : null
      }
      whyDisabled={isAnyGone ? sweepText('why.gone') : null}
      whyId="sweep-stopped"
    >
      <p>{sweepText('about')}</p>
    </ReviewQuestion>
  )
}

type UnbuyablePiecesProps = {
  act: SweepAct
  reasons: ReturnType<typeof useUnfillableReasons>
  onBuyRemaining: (act: SweepAct) => void
}

/** Pieces that can no longer be bought, the reason, and a button to continue without them. */
function UnbuyablePieces({ act: { pieces, currency }, reasons, onBuyRemaining }: UnbuyablePiecesProps) {
  const remaining = pieces.filter(({ hash }) => !reasons.has(hash))
  const total = exactText(amountOf(currency, sweepTotal(remaining)))
  return (
    <Stack gap={4} id="sweep-gone" role="alert" className={styles['goneList']}>
      <p>{sweepText('gone')}</p>
      <ul>
        {pieces.flatMap(({ hash, name }) => {
          const why = reasons.get(hash)
          return why === undefined ? [] : [<li key={hash}>{sweepText('lost.one', { name, why })}</li>]
        })}
      </ul>
      {remaining.length === 0 ? (
        <p>{sweepText('nothingLeft')}</p>
      ) : (
        <Button id="buy-left" onClick={() => onBuyRemaining({ pieces: remaining, currency })}>
          {sweepText('left', { total })}
        </Button>
      )}
    </Stack>
  )
}
