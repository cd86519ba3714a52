import type { Address } from '@musi/domain/address'
import { type Change, type OutcomeDifference, watchKey } from '@musi/domain/governance/watchedChanges'
import { Button } from '@musi/ui/controls/Button'
import { Icon } from '@musi/ui/Icon'
import { Note } from '@musi/ui/layout/Note'
import { Text } from '@musi/ui/Text'
import { useState } from 'react'
import { nativeCurrency } from '#platform/session/chain/nativeCurrency.ts'
import { rehearsalText } from './rehearsalWords.ts'
import styles from './Rehearsal.module.css'
import { ValueText, WatchText } from './WatchText.tsx'

type Row = { watch: Change['watch']; from: bigint | null; to: bigint | null }

/** A value before and after, side by side. */
function ValueRows({
  rows,
  timelock,
  columnLabels,
  alwaysInFull = false,
}: {
  rows: readonly Row[]
  timelock: Address
  columnLabels: readonly [string, string]
  alwaysInFull?: boolean
}) {
  const [isPressed, setPressed] = useState(false)
  const inFull = alwaysInFull || isPressed
  const canRound = !alwaysInFull && rows.some(({ watch }) => watch.kind !== 'parameter')
  return (
    <>
      <ul className={styles['changes']} data-full={inFull || undefined}>
        {rows.map(({ watch, from, to }) => (
          <li key={watchKey(watch)} className={styles['change']}>
            <Text as="span" tone="muted" size={14} className={styles['what']}>
              <WatchText watch={watch} timelock={timelock} />
            </Text>
            <Text as="span" figures breaks>
              <span className="unseen">{`${columnLabels[0]} `}</span>
              <ValueText watch={watch} value={from} timelock={timelock} inFull={inFull} />
            </Text>
            <Icon name="arrow" />
            <Text as="span" figures breaks>
              <span className="unseen">{`${columnLabels[1]} `}</span>
              <ValueText watch={watch} value={to} timelock={timelock} inFull={inFull} />
            </Text>
          </li>
        ))}
      </ul>
      {canRound && (
        <div>
          <Button size="small" aria-pressed={isPressed} onClick={() => setPressed(!isPressed)}>
            {rehearsalText('digits')}
          </Button>
        </div>
      )}
    </>
  )
}

export function Changes({ changes, timelock }: { changes: readonly Change[]; timelock: Address }) {
  if (changes.length === 0) return <Note>{rehearsalText('noChanges')}</Note>
  const rows = changes.map(({ watch, before, after }) => ({ watch, from: before, to: after }))
  return (
    <>
      <ValueRows rows={rows} timelock={timelock} columnLabels={[rehearsalText('before'), rehearsalText('after')]} />
      {changes.some((change) => isPaidByExecutor(change, timelock)) && (
        <Note>{rehearsalText('nativeStays', { symbol: nativeCurrency().symbol })}</Note>
      )}
    </>
  )
}

/** True if the native currency that a call sends is paid by the executor, not by the treasury. */
const isPaidByExecutor = ({ watch, before, after }: Change, timelock: Address) =>
  watch.kind === 'balance' &&
  watch.currency === 'native' &&
  watch.holder === timelock &&
  before !== null &&
  after !== null &&
  after > before

export function Differences({
  differences,
  timelock,
}: {
  differences: readonly OutcomeDifference[]
  timelock: Address
}) {
  const rows = differences.map(({ watch, predicted, actual }) => ({ watch, from: predicted, to: actual }))
  return (
    <ValueRows
      rows={rows}
      timelock={timelock}
      columnLabels={[rehearsalText('foretold'), rehearsalText('happened')]}
      alwaysInFull
    />
  )
}
