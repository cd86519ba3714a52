import type { Amount } from '@musi/domain/currency'
import type { SwapProblem } from '@musi/domain/exchange/swapProblem'
import { Button } from '@musi/ui/controls/Button'
import { Note } from '@musi/ui/layout/Note'
import { unitText } from '#platform/page/money/unitText.ts'
import { ActWithApprovals } from '#platform/session/approval/ActWithApprovals.tsx'
import type { Approvals } from '#platform/session/approval/useApprovalPlan.ts'
import { freshnessText } from '#platform/session/freshness/freshnessWords.ts'
import { ConnectButton } from '#platform/session/wallet/ConnectButton.tsx'
import { wrapIntent } from '#platform/session/exchange/wrapIntent.ts'
import { useSending } from '#platform/session/transactions/send/useSending.ts'
import { swapText } from '../form/swapWords.ts'
import type { ReviewedSwap } from '../review/reviewedSwap.ts'
import type { SwapReview } from '../review/useSwapReview.ts'
import styles from './SwapAction.module.css'
import { SwapPress } from './SwapPress.tsx'
import type { SwapButton } from './swapButton.ts'

type Props = {
  button: SwapButton
  session: SwapReview
  live: ReviewedSwap | null
  approvals: Approvals
  /** The amount to wrap or unwrap. */
  wrapped: Amount | null
  spenderName: string
}

const problemText = (problem: SwapProblem): string =>
  problem.kind === 'insufficientBalance'
    ? swapText('problem.insufficientBalance', { symbol: unitText(problem.currency) })
    : swapText(`problem.${problem.kind}`)

/** The main button, or the reason why there is none (spec: swap.button). */
export function SwapAction({ button, session, live, approvals, wrapped, spenderName }: Props) {
  switch (button.kind) {
    case 'connect':
      return <ConnectButton />
    case 'wrap':
      return <WrapButton amount={wrapped} button={button} />
    case 'noLiquidity':
      return (
        <div id="swap-no-liquidity" className={styles['empty']}>
          <p>{swapText('noLiquidity')}</p>
          <Note>{swapText(button.isLinked ? 'noLiquidityMore' : 'noPool')}</Note>
        </div>
      )
    case 'reconnecting':
      return (
        <Button id={button.id} kind="primary" size="large" block disabled>
          {freshnessText('reconnecting')}
        </Button>
      )
    case 'problem':
      return (
        <Button id="swap-button" kind="primary" size="large" block disabled>
          {problemText(button.problem)}
        </Button>
      )
    case 'inSteps':
    case 'swap': {
      const press = <SwapPress press={button} session={session} live={live} plan={approvals.plan} />
      // A blocked swap offers no approval.
      if (button.kind === 'swap' && approvals.plan.kind === 'steps') return press
      return (
        <ActWithApprovals
          name="swap"
          approvals={approvals}
          spenderName={spenderName}
          impossibleText={swapText('approval.impossible')}
          actStep={(count) => swapText('step.swap', { count })}
        >
          {press}
        </ActWithApprovals>
      )
    }
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
        {problem === null ? swapText(label) : problemText(problem)}
      </Button>
      <Note as="output" block tone="negative">
        {sending.step === 'answered' && sending.outcome.kind === 'problem' && sending.outcome.text}
      </Note>
    </>
  )
}
