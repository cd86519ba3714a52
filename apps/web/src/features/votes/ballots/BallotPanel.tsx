import { MAX_VOTES_AT_ONCE } from '@musi/domain/governance/maxVotesAtOnce'
import { Button } from '@musi/ui/controls/Button'
import { Note } from '@musi/ui/layout/Note'
import { Skeleton } from '@musi/ui/Skeleton'
import { Stack } from '@musi/ui/layout/Stack'
import { useState } from 'react'
import { Section } from '#platform/page/card/Section.tsx'
import { LeftOut } from '#platform/page/loading/LeftOut.tsx'
import { latePress } from '#platform/page/loading/latePart.tsx'
import { useAnswer } from '#platform/page/loading/useAnswer.ts'
import { useHeads } from '#platform/session/chain/useHeads.ts'
import { useReview } from '#platform/session/review/useReview.ts'
import { Unconnected } from '#platform/session/wallet/Unconnected.tsx'
import { useAccount } from '#platform/session/wallet/useAccount.ts'
import type { Governance } from '../governance/governance.ts'
import { BallotRows } from './BallotRows.tsx'
import styles from './Ballots.module.css'
import { ballotText } from './ballotWords.ts'
import { sendVotesIntent } from './sendVotesIntent.ts'
import { SignBallot } from './SignBallot.tsx'
import { type UnsentBallot, fetchUnsentBallots } from './unsentBallots.ts'

const SendVotesSheet = latePress(async () => (await import('./SendVotesSheet.tsx')).SendVotesSheet)

type Props = { governance: Governance; proposal: number; startBlock: bigint }

/** Signs a vote on an active proposal, and sends the signed votes of others (spec: governance.ballot). */
export function BallotPanel({ governance, proposal, startBlock }: Props) {
  const account = useAccount()
  const { head } = useHeads()
  const [storedCount, setStoredCount] = useState(0)
  const unsent = useAnswer(`ballots ${proposal}`, () => fetchUnsentBallots(proposal), `${head?.number} ${storedCount}`)
  const session = useReview<readonly UnsentBallot[]>({
    intentOf: (ballots) => sendVotesIntent(governance.governor, proposal, ballots),
    reopensOnRefusal: true,
  })
  const read = unsent.kind === 'ready' ? unsent.value : null
  const ballots = read?.rows ?? null
  const send = (some: readonly UnsentBallot[]) => session.begin(some, 'inDialog')
  return (
    <Section title={ballotText('title')}>
      <Stack gap={3} className={styles['box']}>
        <p>{ballotText('about')}</p>
        {account === null ? (
          <Unconnected>
            <Note>{ballotText('connect')}</Note>
          </Unconnected>
        ) : (
          <SignBallot
            key={account}
            {...{ governance, proposal, startBlock, account, ballots }}
            onStored={() => setStoredCount((count) => count + 1)}
            onSend={(own) => send([own])}
          />
        )}
        <Note as="h3" weight={400} plain id="ballots-waiting" tabIndex={-1}>
          {ballotText('waiting')}
        </Note>
        {unsent.kind === 'waiting' && <Skeleton label={ballotText('readingWaiting')} />}
        {unsent.kind === 'failed' && (
          <Stack role="alert" gap={3} items="start" raised="roomy">
            <p>{ballotText('unread')}</p>
            <Button size="small" onClick={unsent.retry}>
              {ballotText('retry')}
            </Button>
          </Stack>
        )}
        {read !== null && <LeftOut count={read.leftOut} />}
        {ballots !== null && read?.leftOut === 0 && ballots.length === 0 && <Note>{ballotText('none')}</Note>}
        {ballots !== null && (
          <UnsentList governance={governance} ballots={ballots} canSend={account !== null} onSend={send} />
        )}
      </Stack>
      <SendVotesSheet token={governance.token} session={session} />
    </Section>
  )
}

type UnsentListProps = {
  governance: Governance
  ballots: readonly UnsentBallot[]
  canSend: boolean
  onSend: (ballots: readonly UnsentBallot[]) => void
}

function UnsentList({ governance, ballots, canSend, onSend }: UnsentListProps) {
  if (ballots.length === 0) return null
  const first = ballots.slice(0, MAX_VOTES_AT_ONCE)
  return (
    <>
      <BallotRows token={governance.token} ballots={ballots} />
      {canSend && (
        <>
          <Button id="send-ballots" block onClick={() => onSend(first)}>
            {first.length === ballots.length ? ballotText('sendAll') : ballotText('sendPart', { count: first.length })}
          </Button>
          <Note>{ballotText('sendAbout')}</Note>
        </>
      )}
    </>
  )
}
