import type { SignedTerms } from '@musi/chain/explain/terms/signedTerms'
import type { DemoPrompt } from '@musi/chain/wallet/demo/demoSession'
import { keyFingerprint } from '@musi/domain/accounts/keyFingerprint'
import { Facts } from '@musi/ui/layout/Facts'
import { Skeleton } from '@musi/ui/Skeleton'
import type { ReactNode } from 'react'
import { exactTime } from '#platform/page/i18n/exactTime.ts'
import { withParts } from '#platform/page/i18n/withParts.tsx'
import { untilText } from '#platform/page/i18n/untilText.ts'
import { useHeads } from '#platform/session/chain/useHeads.ts'
import { NameText } from '#platform/tokens/explain/AddressName.tsx'
import { AllowanceText, AllowanceTitle } from './AllowanceText.tsx'
import styles from './DemoStep.module.css'
import { DemoOrder } from './DemoOrder.tsx'
import { Fact } from './Fact.tsx'
import { demoText } from './demoWords.ts'
import type { ReadQuestion } from './useReadQuestion.ts'

type Signing = Extract<DemoPrompt, { kind: 'sign' }>

/** Explains a signature in plain words, or warns if this wallet cannot. The text itself is collapsed. */
export function DemoSignature({ question, read }: { question: Signing; read: ReadQuestion }) {
  const { what, content } = question
  const { signed: terms, reading } = read
  return (
    <>
      {terms === null ? <UnknownTerms /> : reading === 'reading' ? <Waiting /> : <KnownTerms terms={terms} />}
      <Facts look="columns" close className={styles['facts']}>
        <Fact label={demoText('from')} title={question.account.address}>
          <NameText address={question.account.address} />
        </Fact>
      </Facts>
      {what === 'text' && terms === null ? (
        // The content can be longer than the window, so it must be scrollable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <pre className={styles['content']} tabIndex={0}>
          {content}
        </pre>
      ) : (
        <details className={styles['details']}>
          <summary>{demoText('details')}</summary>
          <pre className={styles['content']}>{content}</pre>
        </details>
      )}
    </>
  )
}

const Title = ({ children }: { children: ReactNode }) => <h3 className={styles['title']}>{children}</h3>

const Waiting = () => (
  <>
    <Title>{demoText('sign')}</Title>
    <Skeleton label={demoText('reading')} />
  </>
)

const UnknownTerms = () => (
  <>
    <Title>{demoText('sign')}</Title>
    <p className={styles['caution']}>
      {demoText('sign.unknown')} {demoText('signText')}
    </p>
  </>
)

function KnownTerms({ terms }: { terms: SignedTerms }): ReactNode {
  switch (terms.kind) {
    case 'signPermit':
      return <Permit {...terms} />
    case 'signOrder':
      return (
        <>
          <Title>{demoText(terms.readOrder.kind === 'listing' ? 'does.list' : 'does.offer')}</Title>
          <DemoOrder order={terms.readOrder} />
        </>
      )
    case 'signOrders':
      return (
        <>
          <Title>{demoText('sign.orders', { count: terms.readOrders.length })}</Title>
          {terms.readOrders.map((order) => (
            <DemoOrder key={order.salt} order={order} />
          ))}
        </>
      )
    case 'signBallot':
      return <Ballot {...terms} />
    case 'signRecovery':
      return (
        <>
          <Title>
            {withParts(demoText('act.proposeRecovery', { to: '⟦to⟧' }), { to: <NameText address={terms.account} /> })}
          </Title>
          <p>{demoText('sign.recoveryText', { key: keyFingerprint(terms.x) })}</p>
        </>
      )
    case 'signIn':
      return (
        <>
          <Title>{demoText('signIn')}</Title>
          <p>{demoText('signInText')}</p>
        </>
      )
    default:
      return terms satisfies never
  }
}

function Permit({ allows, validUntil }: Extract<SignedTerms, { kind: 'signPermit' }>) {
  const { head } = useHeads()
  const seconds = Number(validUntil)
  return (
    <>
      <Title>
        <AllowanceTitle allowance={allows} until={untilText(seconds, head?.timeSeconds ?? 0)} />
      </Title>
      <div className={styles['call']}>
        <Facts look="columns" close className={styles['facts']}>
          <Fact label={demoText('allows')}>
            <AllowanceText allowance={allows} />
          </Fact>
          <Fact label={demoText('until')}>{exactTime(seconds)}</Fact>
        </Facts>
      </div>
    </>
  )
}

function Ballot({ proposal, support }: Extract<SignedTerms, { kind: 'signBallot' }>) {
  return (
    <>
      <Title>{demoText(support ? 'act.castVote' : 'act.castVote.against', { proposal: String(proposal) })}</Title>
      <p>{demoText('sign.voteText')}</p>
    </>
  )
}
