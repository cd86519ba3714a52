import { Button } from '@musi/ui/controls/Button'
import { ActWithApprovals } from '#platform/session/approval/ActWithApprovals.tsx'
import { t as freshnessText } from '#platform/session/freshness/freshnessWords.ts'
import { ActButton } from '#platform/session/review/ActButton.tsx'
import { ConnectButton } from '#platform/session/wallet/ConnectButton.tsx'
import { t } from './removeWords.ts'
import type { RemovalNow } from './useRemoval.ts'
import type { RemovalReview } from './useRemovalReview.ts'
import { whyNot } from './whyNot.ts'

type Props = { removal: RemovalNow; session: RemovalReview }

/** The main button with what has to be approved for it: by a signature, a transaction, or in one with it (spec: liquidity.remove-approval). */
export function RemoveAction({ removal, session }: Props) {
  const { problem, approvals, permit, burned, behind, live } = removal
  if (problem?.kind === 'connectWallet') return <ConnectButton />
  if (behind !== null) return <Off text={freshnessText('reconnecting')} />
  if (problem !== null) return <Off text={t('enterAmount')} />
  const why = whyNot(live !== null, approvals.plan)
  return (
    <ActWithApprovals
      name="remove"
      approvals={approvals}
      spenderName={t('whom')}
      impossibleText={t('impossible')}
      actStep={(count) => t('step', { count })}
      signing={burned === null ? null : { amount: burned, permit }}
    >
      <ActButton
        id="remove-button"
        name="remove"
        label={t('remove')}
        isBusy={session.isWaiting}
        isDisabled={why !== null}
        why={why === null ? null : t(`why.${why}`)}
        failure={session.failure}
        onPress={() => live !== null && session.start(live)}
      />
    </ActWithApprovals>
  )
}

const Off = ({ text }: { text: string }) => (
  <Button id="remove-button" kind="primary" size="large" block disabled>
    {text}
  </Button>
)
