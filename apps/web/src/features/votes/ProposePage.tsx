import { Icon } from '@musi/ui/Icon'
import { Stack } from '@musi/ui/layout/Stack'
import { Link } from '#platform/page/navigation/Link.tsx'
import frame from '#platform/page/card/Page.module.css'
import styles from './detail/Proposal.module.css'
import { findGovernance } from './governance/governance.ts'
import { proposalText } from './governance/proposalWords.ts'
import { voteText } from './governance/voteWords.ts'
import { ProposeForm } from './proposing/ProposeForm.tsx'
import { proposeText } from './proposing/proposeWords.ts'

/** /vote/new: the form for a new proposal (spec: governance.propose). */
export function ProposePage() {
  const governance = findGovernance()
  return (
    <section id="propose-page" className={`${frame['bannerPage']} ${frame['close']}`} aria-labelledby="propose-title">
      <Link to="/vote" className={`${frame['back']} touch-target`}>
        <Icon name="back" /> {proposalText('back')}
      </Link>
      <Stack as="header" gap={2} items="start" className={styles['head']}>
        <h1 id="propose-title" tabIndex={-1}>
          {proposeText('title')}
        </h1>
        <p>{governance === null ? voteText('noGovernance.more') : proposeText('intro')}</p>
      </Stack>
      {governance !== null && <ProposeForm governance={governance} />}
    </section>
  )
}
