import type { AddProblem } from '@musi/domain/liquidity/addProblem'
import { unitText } from '#platform/page/money/unitText.ts'
import { ActWithApprovals } from '#platform/session/approval/ActWithApprovals.tsx'
import { missingApprovalText } from '#platform/session/approval/missingApprovalText.ts'
import { freshnessText } from '#platform/session/freshness/freshnessWords.ts'
import { sentText } from '#platform/session/exchange/sentText.ts'
import { sentBeforeText } from '#platform/session/exchange/sentWords.ts'
import { ActButton } from '#platform/session/review/ActButton.tsx'
import type { ReviewSession } from '#platform/session/review/useReview.ts'
import { ConnectButton } from '#platform/session/wallet/ConnectButton.tsx'
import { addText } from '../words/addWords.ts'
import type { Addition } from './addition.ts'
import type { AddSideStates, AddState } from './useAddition.ts'

const problemText = (problem: Exclude<AddProblem, { kind: 'connectWallet' }>): string =>
  problem.kind === 'insufficientBalance'
    ? addText('problem.insufficientBalance', { symbol: unitText(problem.currency) })
    : addText(`problem.${problem.kind}`)

/** Details the button's label does not give. */
function whyProblem({ problem, minted, opener }: AddState, sent: string | null): string | null {
  if (problem?.kind === 'poolFull') return addText('why.poolFull')
  const isTooLittle = minted?.kind === 'tooLittle'
  if (problem?.kind !== 'enterAmount' || !isTooLittle) return null
  return sent === null
    ? addText('why.tooLittle')
    : sentBeforeText(opener === null ? 'blocked' : 'more', { amount: sent })
}

/** Describes tokens sent to the pool before it was opened; null if there are none. */
export function textOfSentBefore({ sent }: AddState, { a, b }: AddSideStates): string | null {
  return a.currency === null || b.currency === null ? null : sentText([a.currency, b.currency], sent)
}

type Props = {
  state: AddState
  sides: AddSideStates
  session: ReviewSession<Addition>
  onPress: (addition: Addition) => void
}

/** The submit button, or why it is disabled. */
export function AddAction({ state, sides, session, onPress }: Props) {
  const { button, live, approvals } = state
  const sent = textOfSentBefore(state, sides)
  const disabledButton = {
    id: 'add-button',
    name: 'add',
    isDisabled: true,
    failure: '',
    onPress: () => undefined,
  } as const
  switch (button.kind) {
    case 'connect':
      return <ConnectButton />
    case 'reconnecting':
      return <ActButton {...disabledButton} label={freshnessText('reconnecting')} why={null} />
    case 'problem':
      return <ActButton {...disabledButton} label={problemText(button.problem)} why={whyProblem(state, sent)} />
    case 'supply':
      return (
        <ActWithApprovals
          name="add"
          approvals={approvals}
          spenderName={addText(sent === null ? 'whom' : 'whom.opener')}
          impossibleText={addText('impossible')}
          actStep={(count) => addText('step', { count })}
        >
          <ActButton
            id="add-button"
            name="add"
            label={addText('supply')}
            isBusy={session.isWaiting}
            isDisabled={button.isDisabled}
            why={button.isDisabled ? (missingApprovalText(approvals.plan) ?? addText('why.reading')) : null}
            failure={session.failure}
            onPress={() => live !== null && onPress(live)}
          />
        </ActWithApprovals>
      )
  }
}
