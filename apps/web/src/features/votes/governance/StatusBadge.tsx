import { type ProposalStatus, statusHue } from '@musi/domain/governance/proposalStatus'
import { voteText } from './voteWords.ts'
import styles from './Governance.module.css'

/** A proposal's status in its colour (spec: governance.statuses). */
export const StatusBadge = ({ status }: { status: ProposalStatus }) => (
  <span className={styles['badge']} data-hue={statusHue(status)}>
    {voteText(`status.${status}`)}
  </span>
)
