import { priceImpact } from '@musi/domain/exchange/tradePrices'
import { latePart } from '#platform/page/loading/latePart.tsx'
import type { ApprovalPlan } from '#platform/session/approval/approvalPlan.ts'
import { ActButton } from '#platform/session/review/ActButton.tsx'
import { swapText } from '../form/swapWords.ts'
import type { ReviewedSwap } from '../review/reviewedSwap.ts'
import type { SwapReview } from '../review/useSwapReview.ts'
import { whyDisabled } from './whyDisabled.ts'
import type { SwapButton } from './swapButton.ts'

const ImpactConfirmation = latePart(
  async () => (await import('#platform/session/exchange/ImpactConfirmation.tsx')).ImpactConfirmation,
)

type Props = {
  press: Extract<SwapButton, { kind: 'swap' | 'inSteps' }>
  session: SwapReview
  live: ReviewedSwap | null
  plan: ApprovalPlan
}

/** The swap button, alone or as the last of several steps. */
export const SwapPress = ({ press, session, live, plan }: Props) => (
  <ActButton
    id="swap-button"
    name="swap"
    label={swapText(`label.${press.label}`)}
    isBusy={session.isWaiting}
    isDisabled={press.isDisabled}
    isRisky={press.isRisky}
    why={whyDisabled(press, plan)}
    failure={session.failure}
    onPress={() => live !== null && session.start(live)}
  >
    {session.suppressed !== null && !session.isDialog && (
      <ImpactConfirmation impact={priceImpact(session.suppressed.act.trade)} agree={session.suppressed.agree} />
    )}
  </ActButton>
)
