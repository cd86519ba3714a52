import { NetworkButton } from '#platform/session/freshness/NetworkButton.tsx'
import type { Address } from '@musi/domain/address'
import { shortenAddress } from '@musi/domain/address'
import { voteCountText } from '@musi/domain/governance/voteCountText'
import { votingPower } from '@musi/domain/governance/voting'
import { figureText } from '#platform/page/money/figureText.ts'
import type { Governance } from '../governance/governance.ts'
import type { VotingPower } from '../governance/useVotingPower.ts'
import { voteText } from '../governance/voteWords.ts'
import styles from './List.module.css'

type Props = Pick<Governance, 'token'> & { account: Address; power: VotingPower; onDelegate: () => void }

/** Shows either only "Unlock Voting", or the account's votes and delegate (spec: governance.unlock). */
export function OwnPower({ token, account, power, onDelegate }: Props) {
  const { unlock, votes, delegatedTo } = votingPower(account, power.votes, power)
  return (
    <div id="own-power" className={styles['power']}>
      {unlock && (
        <NetworkButton id="unlock-voting" kind="primary" onClick={onDelegate}>
          {voteText('unlock')}
        </NetworkButton>
      )}
      {votes !== null && <b>{voteText('votes', { votes: figureText(voteCountText(votes, token)) })}</b>}
      {delegatedTo !== null && (
        <span>
          {voteText('delegatedTo')}{' '}
          {delegatedTo === 'self' ? voteText('self') : shortenAddress(power.delegate ?? account)}{' '}
          <button
            id="edit-delegate"
            type="button"
            className="touch-target"
            aria-label={voteText('edit.label')}
            onClick={onDelegate}
          >
            {voteText('edit')}
          </button>
        </span>
      )}
    </div>
  )
}
