import { shortenAddress } from '@musi/domain/address'
import { exactAmount } from '@musi/domain/amount/amountText'
import { symbolText } from '@musi/domain/amount/symbolText'
import { UNLIMITED } from '@musi/domain/settings/approvalChoice'
import { type Amount, amountOf } from '@musi/domain/currency'
import { maximumSold } from '@musi/domain/exchange/acceptedAmounts'
import { Button } from '@musi/ui/Button'
import { Icon } from '@musi/ui/Icon'
import { ApprovalSizes } from '../../platform/session/approval/ApprovalSizes.tsx'
import { useSettings } from '../../platform/page/settings/useSettings.ts'
import { useSending } from '../../platform/session/transactions/send/useSending.ts'
import styles from './SwapAction.module.css'
import { SwapPress } from './SwapPress.tsx'
import type { SwapButton } from './swapButton.ts'
import { t } from './swapWords.ts'
import type { Submit } from './useSubmitSwap.ts'
import type { Swap } from './useSwap.ts'

type TwoSteps = Extract<SwapButton, { kind: 'twoSteps' }>
type Props = { swap: Swap; submit: Submit; button: TwoSteps }

/** Approve, then swap: both in sight, and which of them is next (decisions.md §7.5). */
export function SwapSteps(props: Props) {
  const { swap, button } = props
  const { slippageBps } = useSettings()
  if (swap.quote.kind !== 'trade') return <SwapPress {...props} />
  const needed = maximumSold(swap.quote.trade, slippageBps)
  return (
    <div className={styles['steps']}>
      {button.approve === 'ask' && <Allowed swap={swap} needed={needed} />}
      <div className={styles['pair']}>
        <Approve swap={swap} needed={needed} approve={button.approve} />
        <SwapPress {...props} />
      </div>
      <ol className={styles['progress']} aria-label={t('steps')}>
        <li
          aria-current={button.approve === 'done' ? undefined : 'step'}
          data-done={button.approve === 'done' || undefined}
        >
          {t('step.approve')}
        </li>
        <li aria-current={button.approve === 'done' ? 'step' : undefined}>{t('step.swap')}</li>
      </ol>
    </div>
  )
}

function Approve({ swap, needed, approve }: { swap: Swap; needed: Amount; approve: TwoSteps['approve'] }) {
  const { sending, start } = useSending()
  const { next } = swap.approval
  const intent = next !== null && 'intent' in next ? next.intent : null
  const isBusy = sending.step === 'waiting' || approve === 'pending'
  const press = () => {
    if (intent === null) return
    swap.approving()
    void start(intent)
  }
  return (
    <div className={styles['approve']}>
      <Button
        id="approve-button"
        kind={approve === 'done' ? 'quiet' : 'primary'}
        size="large"
        block
        busy={isBusy}
        disabled={approve === 'done' || (approve === 'ask' && intent === null)}
        onClick={press}
      >
        {approve === 'done' && <Icon name="tick" />}
        {approve === 'ask' && t('approve', { symbol: symbolText(needed.currency.symbol) })}
        {approve === 'pending' && t('approving')}
        {approve === 'done' && t('approved')}
      </Button>
      <output className={styles['said']}>
        {sending.step === 'answered' && sending.outcome.kind === 'problem' && sending.outcome.text}
      </output>
    </div>
  )
}

/** What the approval allows, and whom. */
function Allowed({ swap: { approval, spender, version }, needed }: { swap: Swap; needed: Amount }) {
  const { next } = approval
  if (next === null) return <p className={styles['note']}>{t('approval.asking')}</p>
  if (next.kind !== 'allow') return <p className={styles['note']}>{t(`approval.${next.kind}`)}</p>
  const symbol = symbolText(needed.currency.symbol)
  return (
    <div className={styles['allowed']}>
      <ApprovalSizes amount={needed} step={next} />
      <p className={styles['note']}>
        {next.amount === UNLIMITED
          ? t('allows.unlimited', { symbol })
          : t('allows.exact', { amount: exactAmount(amountOf(needed.currency, next.amount)), symbol })}{' '}
        {t('allows.whom', { name: t(version === 'v1' ? 'whom.v1' : 'whom.router'), address: shortenAddress(spender) })}
      </p>
    </div>
  )
}
