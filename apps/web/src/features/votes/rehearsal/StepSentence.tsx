import { type ProposalAction, timelockCall } from '@musi/chain/rehearsal/timelockCall'
import { callStory } from '@musi/chain/explain/explainTransaction'
import type { Identity } from '@musi/chain/explain/directory'
import type { Address } from '@musi/domain/address'
import { proposalDetail } from '@musi/domain/governance/proposalDetails'
import { safeText } from '@musi/domain/safeText'
import { Note } from '@musi/ui/layout/Note'
import { withParts } from '#platform/page/i18n/withParts.tsx'
import { AddressName } from '#platform/tokens/explain/AddressName.tsx'
import { Amount } from '#platform/tokens/explain/Amount.tsx'
import { ArgumentList } from '#platform/tokens/explain/ArgumentList.tsx'
import { useIdentity } from '#platform/tokens/explain/useIdentity.ts'
import { addressDirectory } from '#platform/tokens/explain/addressDirectory.ts'
import { ToDoSentence } from '#platform/tokens/story/Sentence.tsx'
import { rehearsalText } from './rehearsalWords.ts'
import styles from './Rehearsal.module.css'

const SIGNATURE_LENGTH = 200
const MAX_BYTES_LENGTH = 200

type Props = { timelock: Address; action: ProposalAction }

const hasNoData = (action: ProposalAction) => timelockCall(action).data === '0x'

/** Calls to unknown contracts, or to addresses without code, cannot be described. */
const isIndescribable = (identity: Identity | null, action: ProposalAction) =>
  identity?.kind === 'contract' || (identity?.kind === 'account' && !hasNoData(action))

/** One action in words, or raw if its contract is unknown (spec: governance.unknown-target). */
export function StepSentence({ timelock, action }: Props) {
  const identity = useIdentity(action.target)
  return (
    <>
      {isIndescribable(identity, action) ? (
        <>
          <RawAction action={action} />
          <Note>{rehearsalText(identity?.kind === 'contract' ? 'unknownContract' : 'noContract')}</Note>
        </>
      ) : (
        <DescribedAction timelock={timelock} action={action} />
      )}
      {action.value > 0n && !hasNoData(action) && (
        <Note>
          {withParts(rehearsalText('sends', { sum: '⟦sum⟧' }), {
            sum: <Amount currency="native" amount={action.value} inFull />,
          })}
        </Note>
      )}
    </>
  )
}

function DescribedAction({ timelock, action }: Props) {
  const { story, call } = callStory(timelock, timelockCall(action), addressDirectory())
  return (
    <>
      <p className={styles['sentence']}>
        <ToDoSentence story={story} />
      </p>
      {story.kind === 'called' && call !== null && <ArgumentList args={call.args} contract={action.target} />}
    </>
  )
}

/** A call in words, beside its raw form; empty if the words would only repeat it. */
export function CallWords({ timelock, action }: Props) {
  const identity = useIdentity(action.target)
  return identity === null || isIndescribable(identity, action) ? null : (
    <DescribedCall timelock={timelock} action={action} />
  )
}

function DescribedCall({ timelock, action }: Props) {
  const { story } = callStory(timelock, timelockCall(action), addressDirectory())
  return story.kind === 'called' ? null : <ToDoSentence story={story} />
}

function RawAction({ action }: { action: ProposalAction }) {
  const detail = proposalDetail(action)
  const name = detail.kind === 'call' ? `${detail.name}(…)` : safeText(action.signature, SIGNATURE_LENGTH)
  return (
    <>
      <p className={styles['sentence']}>
        <AddressName address={action.target} />
        {name !== '' && (
          <>
            {' · '}
            <code>{name}</code>
          </>
        )}
      </p>
      {action.data !== '0x' && (
        <details>
          <summary className="touch-target">{rehearsalText('raw')}</summary>
          <code className={styles['bytes']}>
            {action.data.slice(0, MAX_BYTES_LENGTH)}
            {action.data.length > MAX_BYTES_LENGTH && '…'}
          </code>
        </details>
      )}
    </>
  )
}
