import { useAccount } from '../../platform/session/wallet/useAccount.ts'
import { type Governance, governance } from './governance/governance.ts'
import styles from './list/List.module.css'
import { OwnPower } from './list/OwnPower.tsx'
import { ProposalList } from './list/ProposalList.tsx'
import { VoteFrame } from './VoteFrame.tsx'
import { t } from './governance/voteWords.ts'

/** /vote: what is decided here, and what the account can vote with (spec: governance.page). */
export function VotePage() {
  const here = governance()
  return <VoteFrame>{here === null ? <None /> : <Governed here={here} />}</VoteFrame>
}

const None = () => (
  <div className={styles['none']}>
    <b>{t('noGovernance')}</b>
    <p>{t('noGovernance.more')}</p>
  </div>
)

function Governed({ here }: { here: Governance }) {
  const account = useAccount()
  return (
    <>
      {account !== null && <OwnPower key={account} token={here.token} account={account} onDelegate={() => undefined} />}
      <ProposalList governor={here.governor} />
      <p className={styles['footer']}>{t('footer')}</p>
    </>
  )
}
