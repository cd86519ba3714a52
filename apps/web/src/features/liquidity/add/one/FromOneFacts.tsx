import { flooredPercent } from '@musi/domain/amount/percentText'
import { type Amount, amountOf } from '@musi/domain/currency'
import { Hint } from '@musi/ui/overlays/Hint'
import { Facts } from '@musi/ui/layout/Facts'
import { Impact } from '#platform/session/exchange/Impact.tsx'
import type { ReactNode } from 'react'
import { listText } from '#platform/page/i18n/listText.ts'
import { Money } from '#platform/page/money/Money.tsx'
import { amountText } from '#platform/page/money/amountText.ts'
import { figureText } from '#platform/page/money/figureText.ts'
import { lastAnswer } from '#platform/session/freshness/lastAnswer.ts'
import styles from './AddOne.module.css'
import { addOneText } from './oneWords.ts'
import type { FromOneState } from './useFromOne.ts'

const DIGITS = 6
const FEW_DIGITS = 4

/** The swap, the result, its costs, and what three manual steps would give (spec: liquidity.from-one). */
export function FromOneFacts({ state }: { state: FromOneState }) {
  const { amount, other, added, shareToken, live, staleness } = state
  if (amount === null || other === null || shareToken === null || added?.kind !== 'added') return null
  const shares = live?.shares ?? amountOf(shareToken, added.shares)
  return (
    <Facts
      look="details"
      id="add-one-facts"
      className={styles['facts']}
      aria-label={addOneText('details')}
      {...(staleness !== null && lastAnswer({ overdue: true, block: staleness.block }))}
    >
      <Fact label={addOneText('swapped')}>
        {addOneText('swapped.for', {
          sold: amountText(amountOf(amount.currency, added.sold), FEW_DIGITS),
          bought: amountText(amountOf(other, added.bought), FEW_DIGITS),
        })}
      </Fact>
      <Fact label={addOneText('get')}>
        <Money amount={shares} digits={DIGITS} />
      </Fact>
      {live !== null && (
        <Fact label={addOneText('least')}>
          <Money amount={live.minimumShares} digits={FEW_DIGITS} />
        </Fact>
      )}
      <Fact label={addOneText('impact')}>
        <Impact impact={added.impact} />
      </Fact>
      <Fact label={addOneText('cost')} hint={<Hint label={addOneText('cost.about')} text={addOneText('cost.hint')} />}>
        {figureText(flooredPercent(added.cost))}
      </Fact>
      <Fact label={addOneText('byHand')}>{byHandText(state)}</Fact>
      {/* Only a batch has leftovers, because its amounts are fixed when it is signed. */}
      {live !== null && live.batch !== null && (
        <Fact label={addOneText('stays')} isSentence>
          {addOneText('stays.text', {
            given: amountText(amountOf(amount.currency, live.batch.leftGiven), FEW_DIGITS),
            other: amountText(amountOf(other, live.batch.leftOther), FEW_DIGITS),
          })}
        </Fact>
      )}
    </Facts>
  )
}

function byHandText({ amount, other, manualResult, shareToken }: FromOneState): string {
  if (manualResult === null || amount === null || other === null || shareToken === null)
    return addOneText('byHand.none')
  const leftovers: Amount[] = [
    amountOf(amount.currency, manualResult.leftA),
    amountOf(other, manualResult.leftB),
  ].filter(({ raw }) => raw > 0n)
  const shares = amountText(amountOf(shareToken, manualResult.shares), DIGITS)
  return leftovers.length === 0
    ? shares
    : addOneText('byHand.shares', { shares, left: listText(leftovers.map((one) => amountText(one, FEW_DIGITS))) })
}

type FactProps = { label: string; hint?: ReactNode; isSentence?: boolean; children: ReactNode }

const Fact = ({ label, hint, isSentence = false, children }: FactProps) => (
  <div data-sentence={isSentence || undefined}>
    <dt>
      {label}
      {hint}
    </dt>
    <dd>{children}</dd>
  </div>
)
