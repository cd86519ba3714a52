import type { ChainRecord } from './chainRecord.ts'
import type { UnplacedAct, SenderOf } from './unplacedAct.ts'

export function governanceAct({ log, event }: ChainRecord, senderOf: SenderOf): UnplacedAct | null {
  switch (event.name) {
    case 'DelegateChanged':
      return { kind: 'delegate', account: event.args.delegator, delegate: event.args.toDelegate }
    case 'DelegateVotesChanged': {
      const { delegate, previousVotes, newVotes } = event.args
      return { kind: 'receiveVotes', account: delegate, before: String(previousVotes), votes: String(newVotes) }
    }
    case 'ProposalCreated':
      return { kind: 'propose', account: event.args.proposer, proposal: String(event.args.id) }
    case 'VoteCast': {
      const { voter, proposalId, support, votes } = event.args
      return { kind: 'castVote', account: voter, proposal: String(proposalId), support, votes: String(votes) }
    }
    case 'ProposalQueued': {
      const terms = { proposal: String(event.args.id), etaSeconds: String(event.args.eta) }
      return { kind: 'queueProposal', account: senderOf(log), ...terms }
    }
    case 'ProposalExecuted':
      return { kind: 'executeProposal', account: senderOf(log), proposal: String(event.args.id) }
    case 'ProposalCanceled':
      return { kind: 'cancelProposal', account: senderOf(log), proposal: String(event.args.id) }
    case 'Claimed':
      return { kind: 'claimAirdrop', account: event.args.account, amount: String(event.args.amount) }
    default:
      return null
  }
}
