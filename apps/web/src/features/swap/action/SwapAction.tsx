import { symbolText } from '@musi/domain/amount/symbolText'
import type { Amount } from '@musi/domain/currency'
import type { SwapProblem } from '@musi/domain/exchange/swapProblem'
import { Button } from '@musi/ui/Button'
import { latePart } from '../../../platform/page/loading/latePart.tsx'
import { showModal } from '../../../platform/page/modals/openModal.ts'
import type { Approvals } from '../../../platform/session/approval/useApprovalPlan.ts'
import { wrapIntent } from '../../../platform/session/exchange/wrapIntent.ts'
import { useSending } from '../../../platform/session/transactions/send/useSending.ts'
import { t } from '../form/swapWords.ts'
import type { ReviewedSwap } from '../review/swapReview.ts'
import type { SwapReview } from '../review/useSwapReview.ts'
import styles from './SwapAction.module.css'
import { SwapPress } from './SwapPress.tsx'
import type { SwapButton } from './swapButton.ts'

const ApprovalSteps = latePart(
  async () => (await import('../../../platform/session/approval/ApprovalSteps.tsx')).ApprovalSteps,
)
const BatchedApprovals = latePart(
  async () => (await import('../../../platform/session/approval/BatchedApprovals.tsx')).BatchedApprovals,
)

type Props = {
  button: SwapButton
  session: SwapReview
  live: ReviewedSwap | null
  approvals: Approvals
  /** What is wrapped or unwrapped. */
  wrapped: Amount | null
  spenderName: string
}

const problemText = (problem: SwapProblem): string =>
  problem.kind === 'insufficientBalance'
    ? t('problem.insufficientBalance', { symbol: symbolText(problem.currency.symbol) })
    : t(`problem.${problem.kind}`)

/** The one thing to press, or why there is none (decisions.md §7.5). */
export function SwapAction({ button, session, live, approvals, wrapped, spenderName }: Props) {
  switch (button.kind) {
    case 'connect':
      return (
        <Button kind="primary" size="large" block onClick={() => showModal('WALLET')}>
          {t('connect')}
        </Button>
      )
    case 'wrap':
      return <WrapButton amount={wrapped} button={button} />
    case 'noLiquidity':
      return (
        <div id="swap-no-liquidity" className={styles['empty']}>
          <p>{t('noLiquidity')}</p>
          <p>{t('noLiquidityMore')}</p>
        </div>
      )
    case 'problem':
      return (
        <Button id="swap-button" kind="primary" size="large" block disabled>
          {problemText(button.problem)}
        </Button>
      )
    case 'inSteps':
      return (
        <ApprovalSteps
          steps={button.steps}
          spenderName={spenderName}
          refused={t('approval.impossible')}
          actStep={(count) => t('step.swap', { count })}
        >
          <SwapPress press={button} session={session} live={live} />
        </ApprovalSteps>
      )
    case 'swap':
      return (
        <>
          <SwapPress press={button} session={session} live={live} />
          {approvals.plan.kind === 'batch' && (
            <BatchedApprovals name="swap" amounts={approvals.plan.amounts} onApart={approvals.takeApart} />
          )}
        </>
      )
  }
}

type WrapProps = { amount: Amount | null; button: Extract<SwapButton, { kind: 'wrap' }> }

function WrapButton({ amount, button: { problem, label } }: WrapProps) {
  const { sending, start } = useSending()
  const press = () => {
    if (amount !== null) void start(wrapIntent(label, amount))
  }
  return (
    <>
      <Button
        id="wrap-button"
        kind="primary"
        size="large"
        block
        busy={sending.step === 'waiting'}
        disabled={problem !== null}
        onClick={press}
      >
        {problem === null ? t(label) : problemText(problem)}
      </Button>
      <output className={styles['said']}>
        {sending.step === 'answered' && sending.outcome.kind === 'problem' && sending.outcome.text}
      </output>
    </>
  )
}
