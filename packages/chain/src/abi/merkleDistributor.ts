import { parseAbi } from 'viem'

export const merkleDistributorAbi = parseAbi([
  'event Claimed(uint256 index, address account, uint256 amount)',
  'function token() view returns (address)',
  'function merkleRoot() view returns (bytes32)',
  'function isClaimed(uint256 index) view returns (bool)',
  'function claim(uint256 index, address account, uint256 amount, bytes32[] merkleProof)',
])
