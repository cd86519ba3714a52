import type { ProposalAction } from '@musi/chain/rehearsal/timelockCall'
import type { ProposalRehearsal, RehearsalTime } from '@musi/chain/rehearsal/proposalRehearsal'
import type { Address } from '@musi/domain/address'
import { Button } from '@musi/ui/controls/Button'
import { Icon } from '@musi/ui/Icon'
import { Skeleton } from '@musi/ui/Skeleton'
import { Note } from '@musi/ui/layout/Note'
import { Stack } from '@musi/ui/layout/Stack'
import { exactTime } from '#platform/page/i18n/exactTime.ts'
import { numberText } from '#platform/page/i18n/numberText.ts'
import { useIdentity } from '#platform/tokens/explain/useIdentity.ts'
import { Moves } from '#platform/tokens/story/Moves.tsx'
import { RefusalText } from '#platform/tokens/story/RefusalText.tsx'
import { Changes } from './Changes.tsx'
import { rehearsalText, whyStepFails } from './rehearsalWords.ts'
import styles from './Rehearsal.module.css'
import { rehearsalContext } from './rehearsalContext.ts'
import { StepSentence } from './StepSentence.tsx'
import { useProposalRehearsal } from './useProposalRehearsal.ts'

type Props = { actions: readonly ProposalAction[]; time: RehearsalTime }

/** Effects of actions if the timelock executed them at that time (spec: governance.rehearsal). Also used for drafts. */
export function RehearsedActions({ actions, time }: Props) {
  const context = rehearsalContext()
  const answer = useProposalRehearsal(context, actions, time)
  if (context === null) return <Note>{rehearsalText('unable')}</Note>
  const rehearsal = answer.kind === 'ready' ? answer.value : null
  return (
    <Stack gap={3} className={styles['rehearsal']} aria-busy={answer.kind === 'waiting'}>
      <Stack as="output" gap={1}>
        {answer.kind === 'waiting' && (
          <div className={styles['waiting']}>
            <Skeleton label={rehearsalText('trying')} />
          </div>
        )}
        {rehearsal !== null && <Outcome rehearsal={rehearsal} time={time} />}
        {answer.kind === 'ready' && answer.isOld && <Note>{rehearsalText('old')}</Note>}
      </Stack>
      {answer.kind === 'failed' && (
        <Stack role="alert" gap={2} items="start" raised="roomy">
          <p>{rehearsalText('unreached')}</p>
          <Button size="small" onClick={answer.retry}>
            {rehearsalText('retry')}
          </Button>
        </Stack>
      )}
      <Steps actions={actions} timelock={context.timelock} rehearsal={rehearsal} />
      {rehearsal?.kind === 'works' && (
        <>
          <Note as="h3" weight={400} plain>
            {rehearsalText('changes')}
          </Note>
          <Changes changes={rehearsal.changes} timelock={context.timelock} />
          <Note as="h3" weight={400} plain>
            {rehearsalText('moves')}
          </Note>
          {rehearsal.moves === null || rehearsal.moves.length === 0 ? (
            <Note>{rehearsalText(rehearsal.moves === null ? 'movesUntold' : 'noMoves')}</Note>
          ) : (
            <Moves movements={rehearsal.moves} />
          )}
        </>
      )}
    </Stack>
  )
}

function Outcome({ rehearsal, time }: { rehearsal: ProposalRehearsal; time: RehearsalTime }) {
  if (rehearsal.kind === 'unable') return <Note>{rehearsalText('unable')}</Note>
  const block = numberText(rehearsal.atBlock)
  return (
    <>
      <p className={styles[rehearsal.kind]}>
        <Icon name={rehearsal.kind === 'works' ? 'tick' : 'warning'} />
        {rehearsal.kind === 'works' ? rehearsalText('works') : rehearsalText('fails', { step: rehearsal.at + 1 })}
      </p>
      <Note>
        {time === 'now'
          ? rehearsalText('nowMore', { block })
          : rehearsalText('atMore', { block, date: exactTime(time.atSeconds) })}
      </Note>
    </>
  )
}

type StepsProps = { actions: readonly ProposalAction[]; timelock: Address; rehearsal: ProposalRehearsal | null }

function Steps({ actions, timelock, rehearsal }: StepsProps) {
  const failed = rehearsal?.kind === 'fails' ? rehearsal : null
  return (
    <>
      <Note as="h3" weight={400} plain>
        {rehearsalText('steps')}
      </Note>
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
            {failed !== null && at > failed.at && <Note>{rehearsalText('notReached')}</Note>}
          </li>
        ))}
      </ol>
      {rehearsal?.kind === 'works' && (
        <UnknownContractNote targets={[...new Set(actions.map(({ target }) => target))]} />
      )}
    </>
  )
}

/** Shows one note if any target is an unknown contract. */
const UnknownContractNote = ({ targets: [first, ...rest] }: { targets: readonly Address[] }) =>
  first === undefined ? null : <UnknownContractNoteFrom firstTarget={first} rest={rest} />

function UnknownContractNoteFrom({ firstTarget, rest }: { firstTarget: Address; rest: readonly Address[] }) {
  const identity = useIdentity(firstTarget)
  if (identity?.kind === 'contract') return <Note>{rehearsalText('ofUnknown')}</Note>
  return <UnknownContractNote targets={rest} />
}
