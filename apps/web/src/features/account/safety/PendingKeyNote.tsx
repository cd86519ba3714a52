import type { PendingKey } from '@musi/chain/reads/accounts/recovery'
import type { SecondSigner } from '@musi/domain/accounts/secondSigner'
import type { Address } from '@musi/domain/address'
import { keyFingerprint } from '@musi/domain/accounts/keyFingerprint'
import { Button } from '@musi/ui/controls/Button'
import { Stack } from '@musi/ui/layout/Stack'
import { exactTime } from '#platform/page/i18n/exactTime.ts'
import { WarningBox } from '#platform/tokens/token-warning/WarningBox.tsx'
import { safetyText } from './safetyWords.ts'
import { TakeButton } from './TakeButton.tsx'
import { usePendingTitle } from './usePendingTitle.ts'
import { useTimeLeft } from './useTimeLeft.ts'

type Props = {
  account: Address
  signer: SecondSigner
  pending: PendingKey
  /** True where another act is the main one. */
  hasOtherAct?: boolean
  /** Stops the recovery; null for everybody but the account itself. */
  onStop: (() => void) | null
  onTake: () => void
}

/** Shows a proposed key and when it can come into force; only the owner is warned, and can stop it (spec: touch.recovery-shown). */
export function PendingKeyNote({ account, signer, pending, hasOtherAct = false, onStop, onTake }: Props) {
  const { x, readyAt } = pending
  const ownerTitle = usePendingTitle(signer)
  const left = useTimeLeft(readyAt)
  const key = keyFingerprint(x)
  const text = (
    <p id="pending-key">
      {left === null
        ? safetyText('pending.ready', { key })
        : safetyText('pending.key', { key, time: exactTime(readyAt), left })}
    </p>
  )
  if (onStop === null)
    return (
      <Stack as="section" gap={3} items="start">
        <h3>{safetyText('pending.titleOfOthers')}</h3>
        {text}
        {left === null && <TakeButton account={account} readyAt={readyAt} isMain={!hasOtherAct} onTake={onTake} />}
      </Stack>
    )
  return (
    <WarningBox title={ownerTitle}>
      <p>{safetyText(left === null ? 'pending.readyOwn' : 'pending.own')}</p>
      {text}
      <Button id="stop-recovery" kind="primary" onClick={onStop}>
        {safetyText('pending.stop')}
      </Button>
    </WarningBox>
  )
}
