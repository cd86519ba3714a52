import {
  type Address,
  encodeDeployData,
  encodeFunctionData,
  getContractAddress,
  keccak256,
  parseAbi,
  parseUnits,
} from 'viem'
import { pairInitCode, stakingRewardsInitCode } from '../artifacts.ts'
import { deployStep } from '../deploySteps.ts'
import { type PlannedContract, planContract } from '../planContract.ts'
import type { Contracts } from '../plannedContracts.ts'
import { type PlannedPool, pairAddress } from './pools.ts'
import type { Request } from '../runner/request.ts'
import { type Step, readNumber } from '../runner/step.ts'

/** Four reward pools, by the symbol paired with the wrapped native currency (spec: staking.pools). */
const REWARDED_SYMBOLS = ['DAI', 'USDC', 'USDT', 'wBTC']
/** Reward of each of these pools per period of 60 days: about a seventh of the stakes per year, at the prices of the first day. */
const REWARD = parseUnits('500', 18)
/** The product renews a period on startup if it ends sooner than this. */
const RENEW_BEFORE_SECONDS = 7n * 86_400n

const abi = parseAbi([
  'constructor(address rewardsDistribution, address rewardsToken, address stakingToken)',
  'function periodFinish() view returns (uint256)',
  'function notifyRewardAmount(uint256 reward)',
  'function transfer(address to, uint256 amount) returns (bool)',
])

export type PlannedStaking = PlannedContract & {
  symbol: string
  pair: Address
  /** The artist's token of the pair; null if the pair is one of known tokens. */
  artistToken: Address | null
  /** Governance tokens that the pool pays in 60 days. */
  reward: bigint
}
type StakingPlan = { rewardToken: Address; staking: readonly PlannedStaking[] }

/** An artist's token whose pair gets a reward pool, known before the artist makes it. */
export type RewardedArtist = {
  symbol: string
  /** Index among the tokens that the factory makes. */
  place: number
  /** Governance tokens in 60 days. */
  reward: bigint
}

type Staking = {
  contracts: Pick<Contracts, 'v2Factory' | 'wrappedNative' | 'own' | 'governance'>
  deployer: Address
  pools: readonly PlannedPool[]
  rewardedArtists: readonly RewardedArtist[]
}

export function plannedStaking({ contracts, deployer, pools, rewardedArtists }: Staking): PlannedStaking[] {
  const { v2Factory, wrappedNative, own, governance } = contracts
  const rewardToken = governance.token.address
  const known = REWARDED_SYMBOLS.map((symbol): PlannedStaking => {
    const pool = pools.find(({ a, b }) => a.symbol === 'native' && b.symbol === symbol)
    if (pool === undefined) throw new Error(`The reward pool of ${symbol} has no pool.`)
    const { pair } = pool
    return { symbol, pair, artistToken: null, reward: REWARD, ...plannedRewards(deployer, rewardToken, pair) }
  })
  const hash = keccak256(pairInitCode())
  const ofArtists = rewardedArtists.map(({ symbol, place, reward }): PlannedStaking => {
    const artistToken = artistTokenAt(own.artistTokenFactory.address, place)
    const pair = pairAddress(v2Factory.address, hash, wrappedNative.address, artistToken)
    return { symbol, pair, artistToken, reward, ...plannedRewards(deployer, rewardToken, pair) }
  })
  return [...known, ...ofArtists]
}

/** The address of the token that a factory makes at this place. A contract's nonces start at 1. */
export const artistTokenAt = (factory: Address, place: number): Address =>
  getContractAddress({ opcode: 'CREATE', from: factory, nonce: BigInt(place + 1) })

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

const payStep = ({ symbol, address, reward }: PlannedStaking, rewardToken: Address): Step => ({
  kind: 'send',
  name: `Rewards for the pool of ${symbol}`,
  isDone: (request) => isRunning(request, address),
  call: { to: rewardToken, data: encodeFunctionData({ abi, functionName: 'transfer', args: [address, reward] }) },
})

const notifyStep = ({ symbol, address, reward }: PlannedStaking): Step => ({
  kind: 'send',
  name: `60 days of rewards in the pool of ${symbol}`,
  isDone: (request) => isRunning(request, address),
  call: { to: address, data: encodeFunctionData({ abi, functionName: 'notifyRewardAmount', args: [reward] }) },
})
