import { parseAbi } from 'viem'

/** Functions and events the governance token has beyond those of a token. */
export const votesAbi = parseAbi([
  'event DelegateChanged(address indexed delegator, address indexed fromDelegate, address indexed toDelegate)',
  'event DelegateVotesChanged(address indexed delegate, uint256 previousVotes, uint256 newVotes)',
  'function delegate(address delegatee)',
  'function delegates(address account) view returns (address)',
  'function getCurrentVotes(address account) view returns (uint96)',
  'function getPriorVotes(address account, uint256 blockNumber) view returns (uint96)',
])
