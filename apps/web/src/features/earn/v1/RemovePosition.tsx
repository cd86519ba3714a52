import { amountOf, currencyId } from '@musi/domain/currency'
import { type AmountMove, amountMove } from '@musi/domain/exchange/amountMove'
import { hasMoved, tokenPrice } from '@musi/domain/liquidity/v1/migration'
import { Button } from '@musi/ui/controls/Button'
import { Stack } from '@musi/ui/layout/Stack'
import { Text } from '@musi/ui/Text'
import { listText } from '#platform/page/i18n/listText.ts'
import { amountText } from '#platform/page/money/amountText.ts'
import { StalenessNote } from '#platform/session/freshness/StalenessNote.tsx'
import { type Age, stalenessOf } from '#platform/session/freshness/staleness.ts'
import { freshnessText } from '#platform/session/freshness/freshnessWords.ts'
import { ReviewQuestion } from '#platform/session/review/ReviewQuestion.tsx'
import { ReviewSheet } from '#platform/session/review/ReviewSheet.tsx'
import { useReview } from '#platform/session/review/useReview.ts'
import { AmountLine } from '#platform/tokens/amount-input/AmountLine.tsx'
import { PositionFacts } from './PositionFacts.tsx'
import type { V1Position } from './useV1Position.ts'
import { removeIntent, sidesOf } from './v1Intents.ts'
import panel from '#platform/page/card/Card.module.css'
import { pairOf, v1Shares } from './v1Token.ts'
import { v1Text } from './v1Words.ts'

type Props = { of: V1Position; ages: readonly (Age | null)[] }

const DIGITS = 4

const priceOf = ({ position: { nativeReserve, tokenReserve } }: V1Position) => tokenPrice(nativeReserve, tokenReserve)

/** True if the position changed by more than allowed since it was shown (spec: migration.moved). */
function hasChanged(shown: V1Position, live: V1Position): boolean {
  const before = priceOf(shown)
  const now = priceOf(live)
  if (shown.position.shares !== live.position.shares || before === null || now === null) return true
  return hasMoved(before, now)
}

const movesOf = (shown: V1Position, live: V1Position): readonly AmountMove[] => {
  const now = sidesOf(live.token, live.worth)
  return sidesOf(shown.token, shown.worth).flatMap((before, at) => {
    const after = now[at]
    return after === undefined ? [] : (amountMove('get', before, after) ?? [])
  })
}

/** Removes all liquidity from V1 to the account, and shows the result (spec: migration.moved). */
export function RemovePosition({ of, ages }: Props) {
  const { token, exchange, position } = of
  const pair = pairOf(token)
  const session = useReview<V1Position>({
    intentOf: (act) => removeIntent({ token, exchange, shares: act.position.shares, worth: act.worth }),
    returnsToForm: true,
  })
  const behind = stalenessOf(ages)
  const isEmpty = position.shares === 0n
  const isDone = session.review.step === 'sent' && isEmpty
  return (
    <>
      <div className={panel['roomy']}>
        {isEmpty ? <p>{v1Text('empty')}</p> : <PositionFacts of={of} />}
        <Button
          id="remove-v1-button"
          kind="primary"
          size="large"
          block
          busy={session.isWaiting}
          disabled={isEmpty || behind !== null}
          onClick={() => session.begin(of, 'inDialog')}
        >
          {behind !== null
            ? freshnessText('reconnecting')
            : v1Text(isDone ? 'success' : session.isWaiting ? 'removing' : 'remove')}
        </Button>
        <StalenessNote staleness={behind} what="figures" />
        {!isEmpty && (
          <Text tone="muted" size={14} centered>
            {v1Text('remove.foot', { pair })}
          </Text>
        )}
      </div>
      {session.isDialog && (
        <ReviewSheet
          name="remove-v1"
          title={v1Text('remove')}
          session={session}
          summary={(act) =>
            v1Text('summary.remove', {
              amounts: listText(sidesOf(act.token, act.worth).map((amount) => amountText(amount, DIGITS))),
            })
          }
          done={{ title: v1Text('success') }}
          linkText="viewTransaction"
          returnFocusId="v1-title"
        >
          {(act) => (
            <ReviewQuestion
              name="remove-v1"
              session={session}
              live={isEmpty ? null : of}
              isMoved={hasChanged(act, of)}
              moves={isEmpty ? [] : movesOf(act, of)}
              gone={v1Text('moved.gone')}
              currencies={[v1Shares(exchange, token), ...sidesOf(token, act.worth).map(({ currency }) => currency)]}
              confirm={{ id: 'confirm-remove-v1', label: v1Text('remove') }}
            >
              <Stack as="dl" gap={4}>
                <AmountLine side="pay" amount={amountOf(v1Shares(exchange, act.token), act.position.shares)} isExact />
                {sidesOf(token, act.worth).map((amount) => (
                  <AmountLine key={currencyId(amount.currency)} side="get" amount={amount} />
                ))}
              </Stack>
              <Text tone="muted" size={14} centered>
                {v1Text('moved.text')}
              </Text>
            </ReviewQuestion>
          )}
        </ReviewSheet>
      )}
    </>
  )
}
