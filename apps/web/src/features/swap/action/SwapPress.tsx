import { latePart } from '../../../platform/page/loading/latePart.tsx'
import type { ApprovalPlan } from '../../../platform/session/approval/approvalPlan.ts'
import { Button } from '@musi/ui/Button'
import { t } from '../form/swapWords.ts'
import type { ReviewedSwap } from '../review/swapReview.ts'
import type { SwapReview } from '../review/useSwapReview.ts'
import styles from './SwapAction.module.css'
import { whyDisabled } from './whyDisabled.ts'
import type { SwapButton } from './swapButton.ts'

const ImpactAsk = latePart(async () => (await import('../review/ImpactAsk.tsx')).ImpactAsk)

type Props = {
  press: Extract<SwapButton, { kind: 'swap' | 'inSteps' }>
  session: SwapReview
  live: ReviewedSwap | null
  plan: ApprovalPlan
}

/** The swap button, alone or as the last of several steps. */
export function SwapPress({ press, session, live, plan }: Props) {
  const { label, isDisabled, isRisky } = press
  const why = whyDisabled(press, plan)
  return (
    <div className={styles['press']}>
      <Button
        id="swap-button"
        kind="primary"
        size="large"
        block
        {...(isRisky && { hook: styles['risky'] ?? '' })}
        busy={session.isWaiting}
        disabled={isDisabled}
        {...(why !== null && { 'aria-describedby': 'swap-why' })}
        onClick={() => live !== null && session.start(live)}
      >
        {t(`label.${label}`)}
      </Button>
      {why !== null && (
        <p id="swap-why" className={styles['why']}>
          {why}
        </p>
      )}
      {session.unasked !== null && !session.isDialog && <ImpactAsk {...session.unasked} />}
      <output id="swap-said" className={styles['said']}>
        {session.failure}
      </output>
    </div>
  )
}
