import type { Address } from '@musi/domain/address'
import { Skeleton } from '@musi/ui/Skeleton'
import { Link } from '#platform/page/navigation/Link.tsx'
import { HistoryNote } from '#platform/session/history/HistoryNote.tsx'
import { isComplete } from '#platform/session/history/isComplete.ts'
import type { Governance } from '../governance/governance.ts'
import { votesFigure } from '../governance/votesFigure.ts'
import { proposalText } from '../governance/proposalWords.ts'
import styles from './Delegates.module.css'
import { delegatesText } from './delegatesWords.ts'
import { useBallotsOf } from './useBallotsOf.ts'

/** One account's vote on each proposal. */
export function DelegateRecord({ token, account }: Pick<Governance, 'token'> & { account: Address }) {
  const history = useBallotsOf({ account })
  return (
    <>
      <HistoryNote history={history} />
      {history.kind === 'waiting' && <Skeleton label={delegatesText('ballots.reading')} />}
      {history.kind === 'read' && history.rows.length === 0 && isComplete(history) && (
        <p>{delegatesText('record.none')}</p>
      )}
      {history.kind === 'read' && history.rows.length > 0 && (
        <ul className={styles['ballots']}>
          {history.rows.map(({ block, log, proposal, support, votes }) => (
            <li key={`${block}.${log}`} data-side={support ? 'for' : 'against'}>
              <Link to={`/vote/${encodeURIComponent(proposal)}`}>{proposalText('title', { id: proposal })}</Link>
              <span>{delegatesText(support ? 'for' : 'against')}</span>
              <span>{delegatesText('votes', { amount: votesFigure(votes, token) })}</span>
            </li>
          ))}
        </ul>
      )}
      {history.kind === 'read' && history.more !== null && <p>{delegatesText('record.more')}</p>}
    </>
  )
}
