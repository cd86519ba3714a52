import { Button } from '@musi/ui/controls/Button'
import { Empty } from '@musi/ui/layout/Empty'
import { Skeleton } from '@musi/ui/Skeleton'
import { Section } from '#platform/page/card/Section.tsx'
import { HistoryNote } from '#platform/session/history/HistoryNote.tsx'
import { isComplete } from '#platform/session/history/isComplete.ts'
import { AddressName } from '#platform/tokens/explain/AddressName.tsx'
import type { Governance } from '../governance/governance.ts'
import { votesFigure } from '../governance/votesFigure.ts'
import styles from './Delegates.module.css'
import { delegatesText } from './delegatesWords.ts'
import { useBallotsOf } from './useBallotsOf.ts'

/** The votes on one proposal (spec: governance.ballots). */
export function Ballots({ token, id }: Pick<Governance, 'token'> & { id: number }) {
  const history = useBallotsOf({ proposal: id })
  return (
    <Section title={delegatesText('ballots')}>
      <HistoryNote history={history} />
      {history.kind === 'waiting' && <Skeleton label={delegatesText('ballots.reading')} />}
      {history.kind === 'read' && history.rows.length === 0 && isComplete(history) && (
        <Empty>{delegatesText('ballots.none')}</Empty>
      )}
      {history.kind === 'read' && history.rows.length > 0 && (
        <ul id="proposal-ballots" className={styles['ballots']}>
          {history.rows.map(({ block, log, account, support, votes }) => (
            <li key={`${block}.${log}`} data-side={support ? 'for' : 'against'}>
              <AddressName address={account} /> <span>{delegatesText(support ? 'for' : 'against')}</span>{' '}
              <span>{delegatesText('votes', { amount: votesFigure(votes, token) })}</span>
            </li>
          ))}
        </ul>
      )}
      {history.kind === 'read' && history.more !== null && (
        <Button busy={history.isBusy} onClick={history.more}>
          {delegatesText('more')}
        </Button>
      )}
    </Section>
  )
}
