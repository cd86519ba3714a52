import { buttonClass } from '@musi/ui/controls/Button'
import { Icon } from '@musi/ui/Icon'
import { Skeleton } from '@musi/ui/Skeleton'
import { Stack } from '@musi/ui/layout/Stack'
import { UnreadPage } from '#platform/page/card/UnreadPage.tsx'
import { Sleeve } from '#platform/page/artwork/Sleeve.tsx'
import { EmptyPage } from '#platform/page/card/EmptyPage.tsx'
import { Link } from '#platform/page/navigation/Link.tsx'
import { usePage } from '#platform/page/navigation/usePage.ts'
import { ProposalView } from './detail/ProposalView.tsx'
import frame from '#platform/page/card/Page.module.css'
import styles from './detail/Proposal.module.css'
import { proposalText } from './governance/proposalWords.ts'
import { type Governance, findGovernance } from './governance/governance.ts'
import { useProposals } from './governance/useProposals.ts'

/** The proposal's number in a path; null if the text cannot be one. */
const parseProposalId = (text: string): number | null => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : null)

/** /vote/{id}: a proposal, its votes, and the account's actions (spec: governance.proposal). */
export function ProposalPage() {
  const page = usePage()
  const text = page?.name === 'proposal' ? page.id : ''
  const governance = findGovernance()
  const id = parseProposalId(text)
  return (
    <section id="proposal-page" className={`${frame['bannerPage']} ${frame['close']}`} aria-labelledby="proposal-title">
      <Link to="/vote" className={`${frame['back']} touch-target`}>
        <Icon name="back" /> {proposalText('back')}
      </Link>
      {governance === null || id === null ? (
        <UnknownProposal text={text} />
      ) : (
        <ProposalById key={id} governance={governance} id={id} />
      )}
    </section>
  )
}

const UnknownProposal = ({ text }: { text: string }) => (
  <EmptyPage
    record={<Sleeve seed={null} />}
    title={proposalText('unknown', { id: text.slice(0, 20) })}
    titleId="proposal-title"
    actions={
      <Link to="/vote" className={buttonClass()}>
        {proposalText('back')}
      </Link>
    }
  >
    <p>{proposalText('unknown.more')}</p>
  </EmptyPage>
)

function ProposalById({ governance, id }: { governance: Governance; id: number }) {
  const listed = useProposals(governance.governor, id)
  if (listed.kind === 'read') {
    const [proposal] = listed.proposals
    if (proposal !== undefined)
      return <ProposalView governance={governance} proposal={proposal} staleness={listed.staleness} />
    if (id > listed.count) return <UnknownProposal text={String(id)} />
  }
  return (
    <>
      <Stack gap={2} items="start" className={styles['head']}>
        <h1 id="proposal-title" tabIndex={-1}>
          {proposalText('title', { id })}
        </h1>
        {listed.kind === 'loading' && (
          <div className={styles['waiting']}>
            <Skeleton shape="cover" label={proposalText('reading')} />
          </div>
        )}
      </Stack>
      {listed.kind !== 'loading' && <UnreadPage text={proposalText('unread')} />}
    </>
  )
}
