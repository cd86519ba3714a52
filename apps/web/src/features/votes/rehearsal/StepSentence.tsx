import { type ProposalAction, accountCall } from '@musi/chain/rehearsal/accountCall'
import { callStory } from '@musi/chain/explain/explainTransaction'
import type { Address } from '@musi/domain/address'
import { proposalDetail } from '@musi/domain/governance/proposalDetails'
import { safeText } from '@musi/domain/safeText'
import { withParts } from '../../../platform/page/i18n/withParts.tsx'
import { AddressName } from '../../../platform/tokens/explain/AddressName.tsx'
import { Amount } from '../../../platform/tokens/explain/Amount.tsx'
import { ArgumentList } from '../../../platform/tokens/explain/ArgumentList.tsx'
import { useIdentity } from '../../../platform/tokens/explain/useIdentity.ts'
import { whoIsWho } from '../../../platform/tokens/explain/whoIsWho.ts'
import { ToDoSentence } from '../../../platform/tokens/story/Sentence.tsx'
import { r } from './rehearsalWords.ts'
import styles from './Rehearsal.module.css'

const SIGNATURE_LENGTH = 200
const BYTES_SHOWN = 200

/** What one action does, in words; of a contract that nobody knows, as it stands (spec: governance.unknown-target). */
export function StepSentence({ timelock, action }: { timelock: Address; action: ProposalAction }) {
  const { target, value } = action
  const identity = useIdentity(target)
  const call = accountCall(action)
  const { story, call: decoded } = callStory(timelock, call, whoIsWho())
  const isBare = call.data === '0x'
  const isStrange = identity?.kind === 'contract' || (identity?.kind === 'account' && !isBare)
  return (
    <>
      {isStrange ? (
        <AsItStands action={action} />
      ) : (
        <p className={styles['sentence']}>
          <ToDoSentence story={story} />
        </p>
      )}
      {isStrange && (
        <p className={styles['note']}>{r(identity.kind === 'contract' ? 'unknownContract' : 'noContract')}</p>
      )}
      {!isStrange && story.kind === 'called' && decoded !== null && (
        <ArgumentList args={decoded.args} contract={target} />
      )}
      {value > 0n && !isBare && (
        <p className={styles['note']}>
          {withParts(r('sends', { sum: '⟦sum⟧' }), { sum: <Amount currency="native" amount={value} inFull /> })}
        </p>
      )}
    </>
  )
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
        <code className={styles['bytes']}>
          {action.data.slice(0, BYTES_SHOWN)}
          {action.data.length > BYTES_SHOWN && '…'}
        </code>
      )}
    </>
  )
}
