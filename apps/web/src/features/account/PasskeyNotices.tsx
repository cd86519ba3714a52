import type { PendingKey } from '@musi/chain/reads/accounts/recovery'
import type { SecondSigner } from '@musi/domain/accounts/secondSigner'
import type { Address } from '@musi/domain/address'
import { Button, buttonClass } from '@musi/ui/controls/Button'
import { Cluster } from '@musi/ui/layout/Stack'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { Banner } from '#platform/page/card/Banner.tsx'
import { exactTime } from '#platform/page/i18n/exactTime.ts'
import { Link } from '#platform/page/navigation/Link.tsx'
import { closeQuestion, mayAskForSigner, noteVisit, subscribeToVisits } from './safety/firstVisits.ts'
import { SafetyActDialog } from './safety/SafetyActDialog.tsx'
import { safetyText } from './safety/safetyWords.ts'
import { useIsKeyReplaced } from './safety/useIsKeyReplaced.ts'
import { usePendingTitle } from './safety/usePendingTitle.ts'
import { useSafety } from './safety/useSafety.ts'
import { useTimeLeft } from './safety/useTimeLeft.ts'

/**
 * Above every page while an account with a passkey is connected: a recovery that the owner can stop, or from the second visit on
 * the question for a second signer (spec: touch.recovery-warned, touch.second-signer-asked).
 */
export function PasskeyNotices({ account }: { account: Address }) {
  const [isStopping, setStopping] = useState(false)
  useEffect(() => noteVisit(account), [account])
  return (
    <>
      <Notice account={account} onStop={() => setStopping(true)} />
      {isStopping && <SafetyActDialog act={{ kind: 'cancelRecovery', account }} onClose={() => setStopping(false)} />}
    </>
  )
}

type NoticeProps = { account: Address; onStop: () => void }

function Notice({ account, onStop }: NoticeProps) {
  const safety = useSafety(account)
  const isReplaced = useIsKeyReplaced(account)
  const mayAsk = useSyncExternalStore(subscribeToVisits, () => mayAskForSigner(account))
  if (isReplaced)
    return (
      <Banner tone="caution" close={null}>
        <span id="key-replaced">{safetyText('keyGone')}</span>
      </Banner>
    )
  if (safety.kind !== 'read') return null
  if (safety.pending !== null) return <PendingWarning signer={safety.signer} pending={safety.pending} onStop={onStop} />
  if (safety.signer.kind !== 'none' || !mayAsk) return null
  return (
    <Banner tone="quiet" close={{ label: safetyText('ask.close'), act: () => closeQuestion(account) }}>
      <Cluster as="span" gap={3} center middle>
        <span id="ask-second-signer">{safetyText('ask.text')}</span>
        <Link to={`/account/${account}#account-safety`} className={buttonClass({ size: 'small' })}>
          {safetyText('ask.choose')}
        </Link>
      </Cluster>
    </Banner>
  )
}

type WarningProps = { signer: SecondSigner; pending: PendingKey; onStop: () => void }

/** Names the helper who lets a new phone in, the time from which it can come, and the way to stop it. */
function PendingWarning({ signer, pending: { readyAt }, onStop }: WarningProps) {
  const title = usePendingTitle(signer)
  const isReady = useTimeLeft(readyAt) === null
  return (
    <Banner tone="caution" close={null}>
      <Cluster as="span" gap={3} center middle>
        <span id="recovery-warning">
          <b>{title}.</b>{' '}
          {isReady
            ? safetyText('pending.readyOwn')
            : `${safetyText('pending.from', { time: exactTime(readyAt) })} ${safetyText('pending.own')}`}
        </span>
        <Button id="stop-recovery-now" size="small" onClick={onStop}>
          {safetyText('pending.stop')}
        </Button>
      </Cluster>
    </Banner>
  )
}
