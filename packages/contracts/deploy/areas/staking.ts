import { type Address, encodeDeployData, encodeFunctionData, parseAbi, parseUnits } from 'viem'
import { stakingRewardsInitCode } from '../artifacts.ts'
import { deployStep } from '../deploySteps.ts'
import { type PlannedContract, planContract } from '../planContract.ts'
import type { PlannedPool } from './pools.ts'
import type { Request } from '../runner/request.ts'
import { type Step, readNumber } from '../runner/step.ts'

/** The four reward pools, by the symbol paired with the wrapped native currency (spec: staking.pools). */
const REWARDED_SYMBOLS = ['DAI', 'USDC', 'USDT', 'wBTC']
/** Reward of each pool per period of 60 days: about a seventh of the stakes per year, at the prices of the first day. */
const REWARD = parseUnits('500', 18)
/** The product renews a period on startup if it ends sooner than this. */
const RENEW_BEFORE_SECONDS = 7n * 86_400n

const abi = parseAbi([
  'constructor(address rewardsDistribution, address rewardsToken, address stakingToken)',
  'function periodFinish() view returns (uint256)',
  'function notifyRewardAmount(uint256 reward)',
  'function transfer(address to, uint256 amount) returns (bool)',
])

export type PlannedStaking = PlannedContract & { symbol: string; pool: PlannedPool }
type StakingPlan = { rewardToken: Address; staking: readonly PlannedStaking[] }

export function plannedStaking(house: Address, rewardToken: Address, pools: readonly PlannedPool[]): PlannedStaking[] {
  return REWARDED_SYMBOLS.map((symbol) => {
    const pool = pools.find(({ a, b }) => a.symbol === 'native' && b.symbol === symbol)
    if (pool === undefined) throw new Error(`The reward pool of ${symbol} has no pool beneath it.`)
    return { symbol, pool, ...plannedRewards(house, rewardToken, pool.pair) }
  })
}

/** Plans a reward pool for a pair's shares; `distributor` funds it. */
export const plannedRewards = (distributor: Address, rewardToken: Address, pair: Address): PlannedContract =>
  planContract(encodeDeployData({ abi, bytecode: stakingRewardsInitCode(), args: [distributor, rewardToken, pair] }))

/** Each pool is paid its reward and then notified. A run killed in between pays twice; the surplus stays in the pool. */
export const stakingSteps = ({ rewardToken, staking }: StakingPlan): Step[] => [
  ...staking.map((each) => deployStep(`Reward pool of ${each.symbol}`, each)),
  ...staking.map((each) => payStep(each, rewardToken)),
  ...staking.map(notifyStep),
]

async function isRunning(request: Request, address: Address): Promise<boolean> {
  const { timestamp } = (await request('eth_getBlockByNumber', ['latest', false])) as { timestamp: string }
  const finish = await readNumber(request, address, encodeFunctionData({ abi, functionName: 'periodFinish' }))
  return finish > BigInt(timestamp) + RENEW_BEFORE_SECONDS
}

const payStep = ({ symbol, address }: PlannedStaking, rewardToken: Address): Step => ({
  kind: 'send',
  name: `Rewards for the pool of ${symbol}`,
  isDone: (request) => isRunning(request, address),
  call: { to: rewardToken, data: encodeFunctionData({ abi, functionName: 'transfer', args: [address, REWARD] }) },
})

const notifyStep = ({ symbol, address }: PlannedStaking): Step => ({
  kind: 'send',
  name: `60 days of rewards in the pool of ${symbol}`,
  isDone: (request) => isRunning(request, address),
  call: { to: address, data: encodeFunctionData({ abi, functionName: 'notifyRewardAmount', args: [REWARD] }) },
})
