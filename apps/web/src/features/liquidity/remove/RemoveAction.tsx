import { Button } from '@musi/ui/controls/Button'
import { ActWithApprovals } from '#platform/session/approval/ActWithApprovals.tsx'
import { freshnessText } from '#platform/session/freshness/freshnessWords.ts'
import { ActButton } from '#platform/session/review/ActButton.tsx'
import { ConnectButton } from '#platform/session/wallet/ConnectButton.tsx'
import { removeText } from './removeWords.ts'
import type { RemovalState } from './useRemoval.ts'
import type { RemovalReview } from './useRemovalReview.ts'
import { removeBlocker } from './removeBlocker.ts'

type Props = { removal: RemovalState; session: RemovalReview }

/** The submit button with its approval: by a signature, a transaction, or in one batch (spec: liquidity.remove-approval). */
export function RemoveAction({ removal, session }: Props) {
  const { problem, approvals, permit, sharesToApprove, staleness, live } = removal
  if (problem?.kind === 'connectWallet') return <ConnectButton />
  if (staleness !== null) return <DisabledButton text={freshnessText('reconnecting')} />
  if (problem !== null) return <DisabledButton text={removeText('enterAmount')} />
  const why = removeBlocker(live !== null, approvals.plan)
  return (
    <ActWithApprovals
      name="remove"
      approvals={approvals}
      spenderName={removeText('whom')}
      impossibleText={removeText('impossible')}
      actStep={(count) => removeText('step', { count })}
      signing={sharesToApprove === null ? null : { amount: sharesToApprove, permit }}
    >
      <ActButton
        id="remove-button"
        name="remove"
        label={removeText('remove')}
        isBusy={session.isWaiting}
        isDisabled={why !== null}
        why={why === null ? null : removeText(`why.${why}`)}
        failure={session.failure}
        onPress={() => live !== null && session.start(live)}
      />
    </ActWithApprovals>
  )
}

const DisabledButton = ({ text }: { text: string }) => (
  <Button id="remove-button" kind="primary" size="large" block disabled>
    {text}
  </Button>
)
