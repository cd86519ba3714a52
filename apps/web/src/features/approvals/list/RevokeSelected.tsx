import { useEffect, useRef } from 'react'
import { Button } from '@musi/ui/controls/Button'
import { Icon } from '@musi/ui/Icon'
import { Stack } from '@musi/ui/layout/Stack'
import { Text } from '@musi/ui/Text'
import { freshnessText } from '#platform/session/freshness/freshnessWords.ts'
import { useRpcOutage } from '#platform/session/freshness/useOutage.ts'
import { approvalsText } from './approvalsWords.ts'
import styles from './ApprovalList.module.css'
import type { RevokeResult, Revocations } from './useRevocations.ts'

type Props = {
  revocations: Revocations
  /** Number of selected approvals. */
  selected: number
  hasSeveral: boolean
  isAll: boolean
  isDisabled: boolean
  onSelectAll: (isSelected: boolean) => void
  onRevoke: () => void
}

/** Revokes the selected approvals, and shows the progress in the wallet. */
export function RevokeSelected({ revocations, selected, hasSeveral, isAll, isDisabled, onSelectAll, onRevoke }: Props) {
  const { asking, result, isBatch } = revocations
  const isAway = useRpcOutage() !== null
  const why = selected === 0 && asking === null && !isAway ? approvalsText('revoke.none') : null
  return (
    <Stack gap={3}>
      {hasSeveral && (
        <>
          <label className={styles['all']}>
            <input
              type="checkbox"
              checked={isAll}
              disabled={isDisabled}
              onChange={(event) => onSelectAll(event.target.checked)}
            />
            {approvalsText('selectAll')}
          </label>
          <Button
            id="revoke-selected"
            kind="primary"
            size="large"
            block
            busy={asking !== null}
            disabled={asking === null && (selected === 0 || isDisabled)}
            aria-describedby="revoke-how"
            onClick={onRevoke}
          >
            {isAway
              ? freshnessText('reconnecting')
              : selected === 0
                ? approvalsText('revoke.several')
                : approvalsText('revoke.selected', { count: selected })}
          </Button>
          <Text id="revoke-how" tone="muted" size={14} centered className={styles['how']}>
            {why ?? (selected > 1 ? approvalsText(isBatch ? 'batch' : 'steps') : '')}
          </Text>
        </>
      )}
      <div className={styles['status']} aria-live="polite">
        {asking !== null && (
          <p>
            {asking.count > 1
              ? approvalsText('asking', { at: asking.at, count: asking.count })
              : approvalsText('asking.one')}{' '}
            <Button kind="quiet" size="small" onClick={asking.stop}>
              {approvalsText('stop')}
            </Button>
          </p>
        )}
        {result !== null && <RevokeOutcome result={result} />}
      </div>
    </Stack>
  )
}

function resultText({ sent, count }: RevokeResult): string {
  if (sent === count) return approvalsText('end.all', { count })
  return sent === 0 ? approvalsText('end.none') : approvalsText('end.some', { sent, count })
}

/** The result; it takes the focus, because the button is disabled by then. */
function RevokeOutcome({ result }: { result: RevokeResult }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { activeElement } = document
    if (activeElement === document.body || activeElement?.matches(':disabled') === true)
      place.current?.focus({ preventScroll: true })
    // Runs once for each result.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [result])
  const isGood = result.sent === result.count
  return (
    <div ref={place} id="revoke-end" tabIndex={-1} data-good={isGood || undefined} className={styles['end']}>
      {result.text !== null && !result.isOwnRefusal && <Text tone="negative">{result.text}</Text>}
      <p>
        {isGood && <Icon name="tick" />} {resultText(result)}
      </p>
    </div>
  )
}
