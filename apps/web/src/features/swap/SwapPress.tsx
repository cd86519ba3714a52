import { exactAmount } from '@musi/domain/amount/amountText'
import { symbolText } from '@musi/domain/amount/symbolText'
import { maximumSold } from '@musi/domain/exchange/acceptedAmounts'
import { Button } from '@musi/ui/Button'
import { useSettings } from '../../platform/page/settings/useSettings.ts'
import styles from './SwapAction.module.css'
import type { SwapButton } from './swapButton.ts'
import { t } from './swapWords.ts'
import type { Submit } from './useSubmitSwap.ts'
import type { Swap } from './useSwap.ts'
import { liveOf } from './liveOf.ts'

type Props = { swap: Swap; submit: Submit; button: Extract<SwapButton, { kind: 'swap' | 'twoSteps' }> }

/** The swap button itself, alone or as the second of two steps. */
export function SwapPress({ swap, submit, button: { kind, label, isDisabled, isRisky } }: Props) {
  const live = liveOf(swap)
  const press = () => {
    if (live !== null) submit.begin(live, swap.impact)
  }
  return (
    <>
      <Button
        id="swap-button"
        kind="primary"
        size="large"
        block
        {...(isRisky && { hook: styles['risky'] ?? '' })}
        busy={submit.isWaiting}
        disabled={isDisabled}
        onClick={press}
      >
        {t(`label.${label}`)}
      </Button>
      {kind === 'swap' && <Batched swap={swap} />}
      <output id="swap-said" className={styles['said']}>
        {submit.said}
      </output>
    </>
  )
}

/** What goes to the wallet as one says what it allows, and can be taken apart. */
function Batched({ swap: { quote, approval, isBatched, takeApart } }: { swap: Swap }) {
  const { slippageBps } = useSettings()
  if (!isBatched || approval.state !== 'notApproved' || quote.kind !== 'trade') return null
  const most = maximumSold(quote.trade, slippageBps)
  return (
    <p className={styles['note']}>
      {t('batched', { amount: exactAmount(most), symbol: symbolText(most.currency.symbol) })}{' '}
      <button type="button" id="swap-apart" onClick={takeApart}>
        {t('batched.apart')}
      </button>
    </p>
  )
}
