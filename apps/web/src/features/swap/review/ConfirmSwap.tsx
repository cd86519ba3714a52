import { type Address, shortenAddress } from '@musi/domain/address'
import { type Amount, amountOf } from '@musi/domain/currency'
import { tradeMoves } from '@musi/domain/exchange/tradeChange'
import { severity } from '@musi/domain/exchange/severity'
import { feeAmount, priceImpact } from '@musi/domain/exchange/tradePrices'
import { useState } from 'react'
import { slippagePercent } from '@musi/domain/settings/slippage'
import { Cluster, Stack } from '@musi/ui/layout/Stack'
import { Text } from '@musi/ui/Text'
import { Impact } from '#platform/session/exchange/Impact.tsx'
import { unitText } from '#platform/page/money/unitText.ts'
import { Money } from '#platform/page/money/Money.tsx'
import { figureText } from '#platform/page/money/figureText.ts'
import { PriceText } from '#platform/session/exchange/PriceText.tsx'
import { amountFigure, amountText, exactText, isCut } from '#platform/page/money/amountText.ts'
import { ExactLine } from '#platform/session/review/ExactLine.tsx'
import type { Facts } from '#platform/session/review/ReviewFacts.tsx'
import { ReviewQuestion } from '#platform/session/review/ReviewQuestion.tsx'
import { AmountLine } from '#platform/tokens/amount-input/AmountLine.tsx'
import { RouteText } from '../details/RouteText.tsx'
import { swapText } from '../form/swapWords.ts'
import type { ResolvedRecipient } from '../form/useReceiver.ts'
import { ImpactConfirmation } from '#platform/session/exchange/ImpactConfirmation.tsx'
import { type ReviewedSwap, hasMoved } from './reviewedSwap.ts'
import { swapReviewText } from './swapReviewWords.ts'
import type { SwapReview } from './useSwapReview.ts'

const DIGITS = 6

type Props = { session: SwapReview; act: ReviewedSwap; live: ReviewedSwap | null }

/** The confirmation before the wallet is asked, with a simulation of the swap. */
export function ConfirmSwap({ session, act, live }: Props) {
  const { trade, receiver } = act
  // The address for which the checkbox was ticked. If the name then resolves to another address, it
  // must be ticked again.
  const [ticked, setTicked] = useState<Address | null>(null)
  const isTicked = ticked === receiver.address
  const isRisky = severity(priceImpact(trade)) > 2
  return (
    <ReviewQuestion
      {...{ session, live }}
      name="swap"
      isMoved={hasMoved(act, live)}
      moves={live === null ? [] : tradeMoves(trade, live.trade)}
      gone={swapReviewText('gone')}
      facts={factsOf(act)}
      currencies={[trade.input.currency, trade.output.currency]}
      foot={
        session.suppressed !== null && (
          <ImpactConfirmation impact={priceImpact(session.suppressed.act.trade)} agree={session.suppressed.agree} />
        )
      }
      whyDisabled={receiver.isFromLink && !isTicked ? swapReviewText('why.tick') : null}
      confirm={{
        id: 'confirm-swap-or-send',
        label: swapReviewText(isRisky ? 'anyway' : 'confirm'),
        isRisky,
      }}
    >
      <Amounts reviewed={act} />
      {receiver.isNamed && (
        <Recipient receiver={receiver} isTicked={isTicked} onTick={(is) => setTicked(is ? receiver.address : null)} />
      )}
    </ReviewQuestion>
  )
}

function Amounts({ reviewed: { trade } }: { reviewed: ReviewedSwap }) {
  return (
    <Stack as="dl" gap={4}>
      <AmountLine side="pay" amount={trade.input} isExact={trade.exact === 'in'} hasWorth />
      <AmountLine side="get" amount={trade.output} isExact={trade.exact === 'out'} hasWorth />
    </Stack>
  )
}

/**
 * The guaranteed minimum or maximum in the specification's words, followed by all digits if it is
 * rounded.
 */
function Bound({ bound, isIn }: { bound: Amount; isIn: boolean }) {
  const values = { amount: amountFigure(bound, DIGITS), symbol: unitText(bound.currency) }
  return (
    <>
      {swapReviewText(isIn ? 'estimated.output' : 'estimated.input', values)}
      {isCut(bound, DIGITS) && <ExactLine text={exactText(bound)} />}
    </>
  )
}

type RecipientProps = { receiver: ResolvedRecipient; isTicked: boolean; onTick: (ticked: boolean) => void }

/** The recipient. One that came from a link is shown in full and must be ticked (case 24). */
function Recipient({ receiver: { address, name, isFromLink }, isTicked, onTick }: RecipientProps) {
  return (
    <Stack gap={2} raised="snug" size={14}>
      <p>{swapReviewText('sentTo', { whom: name ?? shortenAddress(address) })}</p>
      {(isFromLink || name !== null) && (
        <p>
          {swapReviewText('whole')}{' '}
          <Text as="code" tone="strong">
            {address}
          </Text>
        </p>
      )}
      {isFromLink && (
        <Cluster as="label" gap={2} nowrap top>
          <input
            type="checkbox"
            id="recipient-checked"
            checked={isTicked}
            onChange={(event) => onTick(event.target.checked)}
          />
          {swapReviewText('tick')}
        </Cluster>
      )}
    </Stack>
  )
}

function factsOf({ trade, slippageBps, bound }: ReviewedSwap): Facts {
  const isIn = trade.exact === 'in'
  const impact = priceImpact(trade)
  return [
    [
      swapReviewText('price'),
      <PriceText
        key="price"
        trade={trade}
        isInverted
        text={(values) => swapReviewText('price.of', values)}
        invertLabel={swapReviewText('turn')}
      />,
    ],
    [
      swapText(isIn ? 'minimum' : 'maximum'),
      <Money key="bound" amount={bound} digits={DIGITS} />,
      <Bound key="exact" bound={bound} isIn={isIn} />,
    ],
    [swapText('slippage'), figureText(slippagePercent(slippageBps))],
    [swapText('impact'), <Impact key="impact" impact={impact} />],
    [swapText('fee'), amountText(amountOf(trade.input.currency, feeAmount(trade)), DIGITS)],
    [swapText('route'), <RouteText key="route" trade={trade} />],
  ]
}
