import type { Execution } from '@musi/chain/rehearsal/execution'
import type { Proposal } from '@musi/chain/requests/governance/proposals'
import type { Address } from '@musi/domain/address'
import { Button } from '@musi/ui/controls/Button'
import { Icon } from '@musi/ui/Icon'
import { Skeleton } from '@musi/ui/Skeleton'
import { Note } from '@musi/ui/layout/Note'
import { Stack } from '@musi/ui/layout/Stack'
import { numberText } from '#platform/page/i18n/numberText.ts'
import { ExplorerLink } from '#platform/page/links/ExplorerLink.tsx'
import { Moves } from '#platform/tokens/story/Moves.tsx'
import { Changes, Differences } from './Changes.tsx'
import { rehearsalText } from './rehearsalWords.ts'
import styles from './Rehearsal.module.css'
import { rehearsalContext } from './rehearsalContext.ts'
import { useExecution } from './useExecution.ts'

type Props = { governor: Address; proposal: Pick<Proposal, 'id' | 'block' | 'calls'> }

/** A proposal's actual effects, compared with the prediction (spec: governance.foretold-and-happened). */
export function Executed({ governor, proposal }: Props) {
  const context = rehearsalContext()
  const answer = useExecution(governor, context, proposal)
  if (answer.kind === 'waiting')
    return (
      <div className={styles['waiting']}>
        <Skeleton label={rehearsalText('readingDone')} />
      </div>
    )
  if (answer.kind === 'failed' || answer.value === null || context === null)
    return (
      <Stack role="alert" gap={2} items="start" raised="roomy">
        <p>{rehearsalText('executedUnread')}</p>
        {answer.kind === 'failed' && (
          <Button size="small" onClick={answer.retry}>
            {rehearsalText('retry')}
          </Button>
        )}
      </Stack>
    )
  const { value: execution } = answer
  return (
    <Stack gap={3} className={styles['rehearsal']}>
      <PredictionNote execution={execution} />
      <Note>
        {rehearsalText('didMore', { block: numberText(execution.block) })}{' '}
        <ExplorerLink subject="tx" identifier={execution.hash}>
          {rehearsalText('transaction')}
        </ExplorerLink>
      </Note>
      <Comparison execution={execution} timelock={context.timelock} />
      <Note as="h3" weight={400} plain>
        {rehearsalText('moved')}
      </Note>
      {execution.moves.length === 0 ? <Note>{rehearsalText('noneMoved')}</Note> : <Moves movements={execution.moves} />}
    </Stack>
  )
}

const matchesPrediction = ({ differences, missing, extra }: Extract<Execution['comparison'], { kind: 'compared' }>) =>
  differences.length === 0 && missing.length === 0 && extra.length === 0

function PredictionNote({ execution: { comparison } }: { execution: Execution }) {
  if (comparison.kind === 'unable') return <Note>{rehearsalText('notCompared')}</Note>
  const isSame = matchesPrediction(comparison)
  return (
    <>
      <p className={styles[isSame ? 'works' : 'fails']}>
        <Icon name={isSame ? 'tick' : 'warning'} />
        {rehearsalText(isSame ? 'asForetold' : 'notAsForetold')}
      </p>
      {isSame && <Note>{rehearsalText('asForetoldMore')}</Note>}
    </>
  )
}

function Comparison({ execution: { comparison }, timelock }: { execution: Execution; timelock: Address }) {
  if (comparison.kind === 'unable') return null
  const { differences, missing, extra, prediction } = comparison
  return (
    <>
      {differences.length > 0 && <Differences differences={differences} timelock={timelock} />}
      {missing.length > 0 && (
        <>
          <Note as="h3" weight={400} plain>
            {rehearsalText('missing')}
          </Note>
          <Moves movements={missing} />
        </>
      )}
      {extra.length > 0 && (
        <>
          <Note as="h3" weight={400} plain>
            {rehearsalText('extra')}
          </Note>
          <Moves movements={extra} />
        </>
      )}
      <Note as="h3" weight={400} plain>
        {rehearsalText('changes')}
      </Note>
      <Changes changes={prediction.changes} timelock={timelock} />
    </>
  )
}
