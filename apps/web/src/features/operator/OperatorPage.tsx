import { Button } from '@musi/ui/controls/Button'
import { Column, Columns } from '@musi/ui/layout/Columns'
import { Stack } from '@musi/ui/layout/Stack'
import { Skeleton } from '@musi/ui/Skeleton'
import page from '#platform/page/card/Page.module.css'
import { useAnswer } from '#platform/page/loading/useAnswer.ts'
import { SignInPrompt } from '#platform/session/sign-in/SignInPrompt.tsx'
import { useSignIn } from '#platform/session/sign-in/useSignIn.ts'
import { ConnectButton } from '#platform/session/wallet/ConnectButton.tsx'
import { Unconnected } from '#platform/session/wallet/Unconnected.tsx'
import { useAccount } from '#platform/session/wallet/useAccount.ts'
import { DecisionList } from './DecisionList.tsx'
import { fetchView } from './operatorApi.ts'
import { operatorText } from './operatorWords.ts'
import { OtherPage } from './OtherPage.tsx'
import { ReportList } from './ReportList.tsx'
import { ServerList } from './ServerList.tsx'

/** /operator: reports, decisions and the servers, for the accounts of MUSI_OPERATORS (spec: moderation.operator). */
export function OperatorPage() {
  const account = useAccount()
  return (
    <section
      id="operator-page"
      className={page[account === null ? 'page' : 'bannerPage']}
      aria-labelledby="operator-title"
    >
      <Stack as="header" gap={2} className={page['banner']}>
        <h1 id="operator-title" tabIndex={-1}>
          {operatorText('title')}
        </h1>
        <p>{operatorText('lead')}</p>
      </Stack>
      {account === null ? (
        <Unconnected>
          <div className={page['card']}>
            <p>{operatorText('connect')}</p>
            <ConnectButton />
          </div>
        </Unconnected>
      ) : (
        <SignedIn key={account} />
      )}
    </section>
  )
}

function SignedIn() {
  const signIn = useSignIn()
  if (signIn.isSignedIn === null) return <Skeleton label={operatorText('reading')} />
  return signIn.isSignedIn ? (
    <OperatorView />
  ) : (
    <Stack gap={3} items="start">
      <SignInPrompt id="operator-sign-in" text={operatorText('signIn')} signIn={signIn} />
    </Stack>
  )
}

/** Refresh interval, because other operators decide too, and servers change their state. */
const ASK_AGAIN_MS = 20_000

function OperatorView() {
  const answer = useAnswer('operator', fetchView, null, () => ASK_AGAIN_MS)
  if (answer.kind === 'waiting') return <Skeleton label={operatorText('reading')} />
  if (answer.kind === 'failed')
    return (
      <p>
        {operatorText('away')}{' '}
        <Button kind="quiet" size="small" onClick={answer.retry}>
          {operatorText('again')}
        </Button>
      </p>
    )
  if (answer.value === 'notYours') return <p>{operatorText('notYours')}</p>
  if (answer.value === 'notSignedIn') return <p>{operatorText('signIn')}</p>
  const { reports, hasMore, decisions, servers, queues } = answer.value
  return (
    <Columns>
      <Column>
        <ReportList reports={reports} hasMore={hasMore} />
        <OtherPage />
        <DecisionList decisions={decisions} />
      </Column>
      <Column>
        <ServerList servers={servers} queues={queues} />
      </Column>
    </Columns>
  )
}
