import type { PendingKey } from '@musi/chain/reads/accounts/recovery'
import { keyFingerprint } from '@musi/domain/accounts/keyFingerprint'
import { Button } from '@musi/ui/controls/Button'
import { exactTime } from '#platform/page/i18n/exactTime.ts'
import { WarningBox } from '#platform/tokens/token-warning/WarningBox.tsx'
import { safetyText } from './safetyWords.ts'
import { useTimeLeft } from './useTimeLeft.ts'

type Props = {
  pending: PendingKey
  /** Stops the recovery; null for everybody but the account itself. */
  onStop: (() => void) | null
  onTake: () => void
}

/** A proposed key: when it can be put in force, and how its owner stops it (spec: touch.recovery-shown). */
export function PendingKeyNote({ pending: { x, readyAt }, onStop, onTake }: Props) {
  const left = useTimeLeft(readyAt)
  const key = keyFingerprint(x)
  return (
    <WarningBox title={safetyText('pending.title')}>
      {onStop !== null && <p>{safetyText('pending.own')}</p>}
      <p id="pending-key">
        {left === null
          ? safetyText('pending.ready', { key })
          : safetyText('pending.key', { key, time: exactTime(readyAt), left })}
      </p>
      {onStop !== null && (
        <Button id="stop-recovery" kind="primary" onClick={onStop}>
          {safetyText('pending.stop')}
        </Button>
      )}
      {left === null && (
        <Button id="take-recovery" onClick={onTake}>
          {safetyText('pending.take')}
        </Button>
      )}
    </WarningBox>
  )
}
