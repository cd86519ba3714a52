import { Button } from '@musi/ui/Button'
import { t } from '../form/swapWords.ts'
import type { ReviewedSwap } from '../review/swapReview.ts'
import type { SwapReview } from '../review/useSwapReview.ts'
import styles from './SwapAction.module.css'
import type { SwapButton } from './swapButton.ts'

type Props = {
  press: Extract<SwapButton, { kind: 'swap' | 'inSteps' }>
  session: SwapReview
  live: ReviewedSwap | null
}

/** The swap button, alone or as the last of several steps. */
export const SwapPress = ({ press: { label, isDisabled, isRisky }, session, live }: Props) => (
  <div className={styles['press']}>
    <Button
      id="swap-button"
      kind="primary"
      size="large"
      block
      {...(isRisky && { hook: styles['risky'] ?? '' })}
      busy={session.isWaiting}
      disabled={isDisabled}
      onClick={() => live !== null && session.start(live)}
    >
      {t(`label.${label}`)}
    </Button>
    <output id="swap-said" className={styles['said']}>
      {session.failure}
    </output>
  </div>
)
