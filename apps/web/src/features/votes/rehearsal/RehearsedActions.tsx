import type { ProposalAction } from '@musi/chain/rehearsal/accountCall'
import type { ProposalRehearsal, RehearsalTime } from '@musi/chain/rehearsal/proposalRehearsal'
import type { Address } from '@musi/domain/address'
import { Button } from '@musi/ui/controls/Button'
import { Icon } from '@musi/ui/Icon'
import { Skeleton } from '@musi/ui/Skeleton'
import { exactTime } from '#platform/page/i18n/exactTime.ts'
import { numberText } from '#platform/page/i18n/numberText.ts'
import { useIdentity } from '#platform/tokens/explain/useIdentity.ts'
import { Moves } from '#platform/tokens/story/Moves.tsx'
import { RefusalText } from '#platform/tokens/story/RefusalText.tsx'
import { Changes } from './Changes.tsx'
import { r, whyStepFails } from './rehearsalWords.ts'
import styles from './Rehearsal.module.css'
import { rehearsalScene } from './rehearsalScene.ts'
import { StepSentence } from './StepSentence.tsx'
import { useProposalRehearsal } from './useProposalRehearsal.ts'

type Props = { actions: readonly ProposalAction[]; time: RehearsalTime }

/** What actions would do if the timelock took them at that time (spec: governance.rehearsal). Also for a proposal that is being written. */
export function RehearsedActions({ actions, time }: Props) {
  const scene = rehearsalScene()
  const answer = useProposalRehearsal(scene, actions, time)
  if (scene === null) return <p className={styles['note']}>{r('unable')}</p>
  const rehearsal = answer.kind === 'ready' ? answer.value : null
  return (
    <div className={styles['rehearsal']} aria-busy={answer.kind === 'waiting'}>
      <output className={styles['outcome']}>
        {answer.kind === 'waiting' && (
          <div className={styles['waiting']}>
            <Skeleton label={r('trying')} />
          </div>
        )}
        {rehearsal !== null && <Outcome rehearsal={rehearsal} time={time} />}
        {answer.kind === 'ready' && answer.isOld && <p className={styles['note']}>{r('old')}</p>}
      </output>
      {answer.kind === 'failed' && (
        <div role="alert" className={styles['alert']}>
          <p>{r('unreached')}</p>
          <Button size="small" onClick={answer.retry}>
            {r('retry')}
          </Button>
        </div>
      )}
      <Steps actions={actions} timelock={scene.timelock} rehearsal={rehearsal} />
      {rehearsal?.kind === 'works' && (
        <>
          <h3>{r('changes')}</h3>
          <Changes changes={rehearsal.changes} timelock={scene.timelock} />
          <h3>{r('moves')}</h3>
          {rehearsal.moves === null || rehearsal.moves.length === 0 ? (
            <p className={styles['note']}>{r(rehearsal.moves === null ? 'movesUntold' : 'noMoves')}</p>
          ) : (
            <Moves movements={rehearsal.moves} />
          )}
        </>
      )}
    </div>
  )
}

function Outcome({ rehearsal, time }: { rehearsal: ProposalRehearsal; time: RehearsalTime }) {
  if (rehearsal.kind === 'unable') return <p className={styles['note']}>{r('unable')}</p>
  const block = numberText(rehearsal.atBlock)
  return (
    <>
      <p className={styles[rehearsal.kind]}>
        <Icon name={rehearsal.kind === 'works' ? 'tick' : 'warning'} />
        {rehearsal.kind === 'works' ? r('works') : r('fails', { step: rehearsal.at + 1 })}
      </p>
      <p className={styles['note']}>
        {time === 'now' ? r('nowMore', { block }) : r('atMore', { block, date: exactTime(time.atSeconds) })}
      </p>
    </>
  )
}

type StepsProps = { actions: readonly ProposalAction[]; timelock: Address; rehearsal: ProposalRehearsal | null }

function Steps({ actions, timelock, rehearsal }: StepsProps) {
  const failed = rehearsal?.kind === 'fails' ? rehearsal : null
  return (
    <>
      <h3>{r('steps')}</h3>
      <ol className={styles['steps']}>
        {actions.map((action, at) => (
          // The list never changes while it is shown.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at} className={styles['step']}>
            <StepSentence timelock={timelock} action={action} />
            {failed?.at === at && (
              <div className={styles['why']}>
                <RefusalText refusal={failed.refusal} contract={action.target} meaning={whyStepFails} />
              </div>
            )}
            {failed !== null && at > failed.at && <p className={styles['note']}>{r('notReached')}</p>}
          </li>
        ))}
      </ol>
      {rehearsal?.kind === 'works' && <UnknownNote targets={[...new Set(actions.map(({ target }) => target))]} />}
    </>
  )
}

/** Said once for all of them. */
const UnknownNote = ({ targets: [first, ...rest] }: { targets: readonly Address[] }) =>
  first === undefined ? null : <UnknownFrom first={first} rest={rest} />

function UnknownFrom({ first, rest }: { first: Address; rest: readonly Address[] }) {
  const identity = useIdentity(first)
  if (identity?.kind === 'contract') return <p className={styles['note']}>{r('ofUnknown')}</p>
  return <UnknownNote targets={rest} />
}
