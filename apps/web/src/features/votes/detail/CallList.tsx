import type { Proposal } from '@musi/chain/requests/governance/proposals'
import type { DecodedValue } from '@musi/domain/governance/decodeArguments'
import { proposalDetail } from '@musi/domain/governance/proposalDetails'
import { safeText } from '@musi/domain/safeText'
import { Stack } from '@musi/ui/layout/Stack'
import { Note } from '@musi/ui/layout/Note'
import { Text } from '@musi/ui/Text'
import { Fragment } from 'react'
import { CopyButton } from '#platform/page/card/CopyButton.tsx'
import { contractOf } from '#platform/page/config/config.ts'
import { latePart } from '#platform/page/loading/latePart.tsx'
import { AddressName } from '#platform/tokens/explain/AddressName.tsx'
import styles from './Proposal.module.css'
import { proposalText } from '../governance/proposalWords.ts'

/** Longest text shown; the raw call data shows the rest. */
const TEXT_LENGTH = 300
const SHOWN_DATA_LENGTH = 1000

type Call = Proposal['calls'][number]

/** Code that describes calls loads with the simulation. */
const CallWords = latePart(() => import('../rehearsal/StepSentence.tsx').then((part) => part.CallWords), {
  Missing: () => null,
})

/**
 * The calls, numbered, with decoded arguments; those that do not decode are shown raw (spec: governance.details, case
 * 27). Known calls are also described in words.
 */
export function CallList({ calls }: { calls: readonly Call[] }) {
  const timelock = contractOf('timelock')
  if (calls.length === 0) return <p>{proposalText('noCalls')}</p>
  return (
    <Stack as="ol" gap={4} id="proposal-calls">
      {calls.map((call, at) => (
        // The list never changes.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={at} className={styles['call']}>
          <Text as="span" tone="muted" figures>{`${at + 1}:`}</Text>
          <CallText call={call} />
          {timelock !== null && (
            <Text as="small" tone="muted" size={14} className={styles['words']}>
              <CallWords timelock={timelock} action={call} />
            </Text>
          )}
        </li>
      ))}
    </Stack>
  )
}

function CallText({ call }: { call: Call }) {
  const detail = proposalDetail(call)
  if (detail.kind === 'raw')
    return (
      <>
        <code>
          <AddressName address={detail.target} />
          {`.${safeText(detail.signature, TEXT_LENGTH)}`}
        </code>
        <Note as="small">{proposalText('raw')}</Note>
        <code className={styles['bytes']}>
          {detail.data.slice(0, SHOWN_DATA_LENGTH)}
          {detail.data.length > SHOWN_DATA_LENGTH && '…'} <CopyButton text={detail.data} />
        </code>
      </>
    )
  return (
    <code>
      <AddressName address={detail.target} />
      {`.${detail.name}(`}
      <Values values={detail.values} />
      {')'}
    </code>
  )
}

const Values = ({ values }: { values: readonly DecodedValue[] }) =>
  values.map((value, at) => (
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={at}>
      {at > 0 && ', '}
      <Value value={value} />
    </Fragment>
  ))

function Value({ value }: { value: DecodedValue }) {
  switch (value.kind) {
    case 'address':
      return <AddressName address={value.address} />
    case 'number':
    case 'bool':
      return String(value.value)
    case 'text':
      return `“${safeText(value.value, TEXT_LENGTH)}”`
    case 'bytes':
      return value.hex.length > TEXT_LENGTH ? `${value.hex.slice(0, TEXT_LENGTH)}…` : value.hex
    case 'list':
      return (
        <>
          {'['}
          <Values values={value.values} />
          {']'}
        </>
      )
  }
}
