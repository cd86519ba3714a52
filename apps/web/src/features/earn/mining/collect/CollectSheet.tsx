import { type Token, amountOf } from '@musi/domain/currency'
import { sumOf } from '@musi/domain/staking/collectableAmounts'
import { amountText } from '#platform/page/money/amountText.ts'
import { ReviewQuestion } from '#platform/session/review/ReviewQuestion.tsx'
import { ReviewSheet } from '#platform/session/review/ReviewSheet.tsx'
import type { ReviewSession } from '#platform/session/review/useReview.ts'
import { AmountLine } from '#platform/tokens/amount-input/AmountLine.tsx'
import { miningText } from '../miningWords.ts'
import { CollectableList } from './CollectableList.tsx'
import type { CollectableAmount } from './collectIntent.ts'

const DIGITS = 6

type Props = { uni: Token; session: ReviewSession<readonly CollectableAmount[]> }

/** Collects all rewards at once, simulated before the signature (spec: staking.collect-all). */
export function CollectSheet({ uni, session }: Props) {
  return (
    <ReviewSheet
      name="collect"
      title={(all) => miningText(all.length === 1 ? 'collect.button' : 'collect.all')}
      session={session}
      summary={(all) => miningText('collect.collecting', { amount: amountText(amountOf(uni, sumOf(all)), DIGITS) })}
      done={{ title: miningText('collect.done') }}
      linkText="viewTransaction"
      returnFocusId="collect-title"
    >
      {(all) => (
        <ReviewQuestion
          name="collect"
          session={session}
          gone={miningText('collect.none')}
          currencies={[uni]}
          confirm={{ id: 'confirm-collect', label: miningText(all.length === 1 ? 'collect.button' : 'collect.all') }}
        >
          <dl>
            <AmountLine side="get" amount={amountOf(uni, sumOf(all))} />
          </dl>
          <CollectableList uni={uni} all={all} />
          {all.length > 1 && <p>{miningText('collect.once')}</p>}
        </ReviewQuestion>
      )}
    </ReviewSheet>
  )
}
