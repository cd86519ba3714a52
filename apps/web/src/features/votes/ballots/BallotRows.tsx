import { voteCountText } from '@musi/domain/governance/voteCountText'
import { Note } from '@musi/ui/layout/Note'
import { Stack } from '@musi/ui/layout/Stack'
import { figureText } from '#platform/page/money/figureText.ts'
import { AddressName } from '#platform/tokens/explain/AddressName.tsx'
import type { Governance } from '../governance/governance.ts'
import styles from './Ballots.module.css'
import { ballotText } from './ballotWords.ts'
import type { UnsentBallot } from './unsentBallots.ts'

const MAX_ROWS = 20

type Props = { token: Governance['token']; ballots: readonly UnsentBallot[] }

/** Signed votes with voter, choice and weight. */
export const BallotRows = ({ token, ballots }: Props) => (
  <>
    <Stack as="ul">
      {ballots.slice(0, MAX_ROWS).map(({ voter, support, votes }) => (
        <li key={voter} className={styles['row']}>
          <AddressName address={voter} />
          <b data-side={support ? 'for' : 'against'}>{ballotText(support ? 'sideFor' : 'sideAgainst')}</b>
          <span>{ballotText('votes', { votes: figureText(voteCountText(votes, token)) })}</span>
        </li>
      ))}
    </Stack>
    {ballots.length > MAX_ROWS && <Note>{ballotText('more', { count: ballots.length - MAX_ROWS })}</Note>}
  </>
)
