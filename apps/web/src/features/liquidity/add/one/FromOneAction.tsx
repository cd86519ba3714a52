import { isBlocked, severity } from '@musi/domain/exchange/severity'
import type { FromOneProblem } from '@musi/domain/liquidity/from-one/fromOneProblem'
import { unitText } from '#platform/page/money/unitText.ts'
import { latePart, latePress } from '#platform/page/loading/latePart.tsx'
import { useSettings } from '#platform/page/settings/useSettings.ts'
import { ActWithApprovals } from '#platform/session/approval/ActWithApprovals.tsx'
import { isAllowed } from '#platform/session/approval/approvalPlan.ts'
import { missingApprovalText } from '#platform/session/approval/missingApprovalText.ts'
import { freshnessText } from '#platform/session/freshness/freshnessWords.ts'
import { ActButton } from '#platform/session/review/ActButton.tsx'
import type { ReviewSession } from '#platform/session/review/useReview.ts'
import { ConnectButton } from '#platform/session/wallet/ConnectButton.tsx'
import { addText } from '../words/addWords.ts'
import type { FromOneAct } from './fromOneAct.ts'
import { addOneText } from './oneWords.ts'
import type { FromOneState } from './useFromOne.ts'

const ThreeSteps = latePress(async () => (await import('./ThreeSteps.tsx')).ThreeSteps)
const ImpactConfirmation = latePart(
  async () => (await import('#platform/session/exchange/ImpactConfirmation.tsx')).ImpactConfirmation,
)

type Problem = Exclude<FromOneProblem, { kind: 'connectWallet' }>

function problemText(problem: Problem): string {
  if (problem.kind === 'insufficientBalance')
    return addText('problem.insufficientBalance', { symbol: unitText(problem.currency) })
  return problem.kind === 'enterAmount' ? addText('problem.enterAmount') : addOneText(`problem.${problem.kind}`)
}

function whyProblem(problem: Problem, { added }: FromOneState): string | null {
  if (problem.kind === 'refusedToken') return addOneText(`why.${problem.behaviour}`)
  if (problem.kind === 'noPool') return addOneText('why.noPool')
  if (problem.kind === 'tooMuch') return addText('why.poolFull')
  return problem.kind === 'enterAmount' && added?.kind === 'tooLittle' ? addText('why.tooLittle') : null
}

type Props = {
  state: FromOneState
  session: ReviewSession<FromOneAct>
  isRisky: boolean
  onPress: (act: FromOneAct) => void
  onBoth: (text: string) => void
}

/** The submit button or the reason why it is disabled; three manual steps if one transaction is not possible. */
export function FromOneAction({ state, session, isRisky, onPress, onBoth }: Props) {
  const { expertMode } = useSettings()
  const { problem, live, approvals, staleness, method, added, amount } = state
  const disabledButton = {
    id: 'add-one-button',
    name: 'add-one',
    isDisabled: true,
    failure: '',
    onPress: () => undefined,
  }
  if (problem?.kind === 'connectWallet') return <ConnectButton />
  if (staleness !== null && problem?.kind !== 'enterAmount')
    return <ActButton {...disabledButton} label={freshnessText('reconnecting')} why={null} />
  if (problem !== null)
    return <ActButton {...disabledButton} label={problemText(problem)} why={whyProblem(problem, state)} />
  if (method === 'steps' && added?.kind === 'added' && amount !== null)
    return <ThreeSteps state={state} onBoth={onBoth} />
  const isStopped = live !== null && isBlocked(severity(live.added.impact), expertMode)
  const canPress = live !== null && !isStopped && isAllowed(approvals.plan)
  const button = (
    <ActButton
      id="add-one-button"
      name="add-one"
      label={addOneText(isStopped ? 'tooHigh' : isRisky ? 'anyway' : 'supply')}
      isBusy={session.isWaiting}
      isDisabled={!canPress}
      isRisky={isRisky}
      why={canPress || isStopped ? null : waitingText()}
      failure={session.failure}
      onPress={() => live !== null && onPress(live)}
    >
      {session.suppressed !== null && !session.isDialog && (
        <ImpactConfirmation impact={session.suppressed.act.added.impact} agree={session.suppressed.agree} />
      )}
    </ActButton>
  )
  if (isStopped) return button
  return (
    <ActWithApprovals
      name="add-one"
      approvals={approvals}
      spenderName={addOneText(method === 'contract' ? 'whom' : 'whom.router')}
      impossibleText={addOneText('impossible')}
      actStep={(count) => addOneText('step', { count })}
    >
      {button}
    </ActWithApprovals>
  )

  function waitingText(): string {
    if (method === 'asking') return addOneText('why.wallet')
    return live === null ? addOneText('reading') : (missingApprovalText(approvals.plan) ?? addOneText('reading'))
  }
}
