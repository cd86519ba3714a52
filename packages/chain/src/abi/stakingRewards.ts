import { parseAbi } from 'viem'

export const stakingRewardsAbi = parseAbi([
  'event RewardAdded(uint256 reward)',
  'event Staked(address indexed user, uint256 amount)',
  'event Withdrawn(address indexed user, uint256 amount)',
  'event RewardPaid(address indexed user, uint256 reward)',
  'function rewardsToken() view returns (address)',
  'function stakingToken() view returns (address)',
  'function totalSupply() view returns (uint256)',
  'function balanceOf(address account) view returns (uint256)',
  'function earned(address account) view returns (uint256)',
  'function rewardRate() view returns (uint256)',
  'function periodFinish() view returns (uint256)',
  'function stake(uint256 amount)',
  'function stakeWithPermit(uint256 amount, uint256 deadline, uint8 v, bytes32 r, bytes32 s)',
  'function withdraw(uint256 amount)',
  'function getReward()',
  'function exit()',
  'function notifyRewardAmount(uint256 reward)',
])
