import { parseAbi } from 'viem'

export const governorAbi = parseAbi([
  'event ProposalCreated(uint256 id, address proposer, address[] targets, uint256[] values, string[] signatures, bytes[] calldatas, uint256 startBlock, uint256 endBlock, string description)',
  'event VoteCast(address voter, uint256 proposalId, bool support, uint256 votes)',
  'event ProposalCanceled(uint256 id)',
  'event ProposalQueued(uint256 id, uint256 eta)',
  'event ProposalExecuted(uint256 id)',
  'function timelock() view returns (address)',
  'function quorumVotes() view returns (uint256)',
  'function proposalThreshold() view returns (uint256)',
  'function votingPeriod() view returns (uint256)',
  'function proposalCount() view returns (uint256)',
  'function latestProposalIds(address proposer) view returns (uint256)',
  'function proposals(uint256 id) view returns (uint256 id, address proposer, uint256 eta, uint256 startBlock, uint256 endBlock, uint256 forVotes, uint256 againstVotes, bool canceled, bool executed)',
  'function state(uint256 proposalId) view returns (uint8)',
  'function getReceipt(uint256 proposalId, address voter) view returns (bool hasVoted, bool support, uint96 votes)',
  'function propose(address[] targets, uint256[] values, string[] signatures, bytes[] calldatas, string description) returns (uint256)',
  'function queue(uint256 proposalId)',
  'function execute(uint256 proposalId) payable',
  'function cancel(uint256 proposalId)',
  'function castVote(uint256 proposalId, bool support)',
  'function castVoteBySig(uint256 proposalId, bool support, uint8 v, bytes32 r, bytes32 s)',
])
