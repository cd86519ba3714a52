import { type ProposalAction, accountCall } from '@musi/chain/rehearsal/accountCall'
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
const BYTES_SHOWN = 200

type Props = { timelock: Address; action: ProposalAction }

const isBare = (action: ProposalAction) => accountCall(action).data === '0x'

/** Calls to unknown contracts, or to addresses without code, cannot be described. */
const isStrange = (identity: Identity | null, action: ProposalAction) =>
  identity?.kind === 'contract' || (identity?.kind === 'account' && !isBare(action))

/** One action in words, or raw if its contract is unknown (spec: governance.unknown-target). */
export function StepSentence({ timelock, action }: Props) {
  const identity = useIdentity(action.target)
  return (
    <>
      {isStrange(identity, action) ? (
        <>
          <AsItStands action={action} />
          <Note>{rehearsalText(identity?.kind === 'contract' ? 'unknownContract' : 'noContract')}</Note>
        </>
      ) : (
        <Known timelock={timelock} action={action} />
      )}
      {action.value > 0n && !isBare(action) && (
        <Note>
          {withParts(rehearsalText('sends', { sum: '⟦sum⟧' }), {
            sum: <Amount currency="native" amount={action.value} inFull />,
          })}
        </Note>
      )}
    </>
  )
}

function Known({ timelock, action }: Props) {
  const { story, call } = callStory(timelock, accountCall(action), addressDirectory())
  return (
    <>
      <p className={styles['sentence']}>
        <ToDoSentence story={story} />
      </p>
      {story.kind === 'called' && call !== null && <ArgumentList args={call.args} contract={action.target} />}
    </>
  )
}

/** Words beside a raw call; none if they would only repeat it. */
export function CallWords({ timelock, action }: Props) {
  const identity = useIdentity(action.target)
  return identity === null || isStrange(identity, action) ? null : <WordsOfKnown timelock={timelock} action={action} />
}

function WordsOfKnown({ timelock, action }: Props) {
  const { story } = callStory(timelock, accountCall(action), addressDirectory())
  return story.kind === 'called' ? null : <ToDoSentence story={story} />
}

function AsItStands({ action }: { action: ProposalAction }) {
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
          <summary className="finger">{rehearsalText('raw')}</summary>
          <code className={styles['bytes']}>
            {action.data.slice(0, BYTES_SHOWN)}
            {action.data.length > BYTES_SHOWN && '…'}
          </code>
        </details>
      )}
    </>
  )
}
