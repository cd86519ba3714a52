import { accountSteps, markAccountsStep } from './areas/accounts.ts'
import { airdropSteps } from './areas/airdrop.ts'
import { CREATE2_DEPLOYER } from './create2.ts'
import { deployStep, expectStep, placeStep, targetStep } from './deploySteps.ts'
import { governanceSteps } from './areas/governance.ts'
import { marketSteps } from './areas/market.ts'
import { nameSteps } from './areas/nameService.ts'
import { markSmartStep, ownContractSteps } from './areas/ownContracts.ts'
import type { Contracts } from './plannedContracts.ts'
import { approveStep, emptyPoolStep, fundPoolStep, providerShareStep } from './areas/poolSteps.ts'
import type { PublicWorld } from './publicWorld.ts'
import { stakingSteps } from './areas/staking.ts'
import { type Step, localOnly } from './runner/step.ts'
import { v1Steps } from './areas/v1Steps.ts'
import type { World } from './world.ts'

/** The steps of every chain. Each may depend on those above it. To add a step, add one line here. */
const contractSteps = (contracts: Contracts): Step[] => [
  expectStep('CREATE2 deployer', CREATE2_DEPLOYER),
  placeStep('Multicall3', contracts.multicall3),
  targetStep('Wrapped native currency', contracts.wrappedNative),
  deployStep('V2 factory', contracts.v2Factory),
  deployStep('V2 router', contracts.v2Router),
  ...ownContractSteps(contracts.own),
  deployStep('Governance token', contracts.governance.token),
  ...governanceSteps(contracts.governance),
  ...marketSteps(contracts.market),
  ...accountSteps(contracts.accounts),
  deployStep('Coin tabs', contracts.own.coinTabs),
]

/** All steps of a development chain, in order. */
export const steps = (world: World): Step[] => [
  ...contractSteps(world),
  ...localOnly([
    markSmartStep(world.own, world.smart),
    markAccountsStep(world.own.smartWalletDetector.address, world.accounts),
    deployStep('Earlier jukebox', world.own.jukeboxV2),
    deployStep('Earlier collection factory', world.own.musicCollectionFactoryV1),
    ...ownTokens(world).map((token) => deployStep(`Token ${token.symbol}`, token)),
    ...world.oddTokens.map((token) => deployStep(`Token ${token.name}`, token)),
    ...[...world.tokens, ...world.oddTokens].map((token) => approveStep(world, token)),
    ...world.pools.filter((pool) => pool.shared).map((pool) => providerShareStep(world, pool)),
    ...world.pools.map((pool) => fundPoolStep(world, pool)),
    ...world.oddPools.map((pool) => fundPoolStep(world, pool)),
    emptyPoolStep(world),
    ...v1Steps(world),
    ...nameSteps(world.names),
    ...stakingSteps({ rewardToken: world.governanceToken, staking: world.staking }),
    ...airdropSteps(world.airdrop),
  ]),
]

/** All steps of a public chain, in order: contracts only, without demo data. */
export const publicSteps = (world: PublicWorld): Step[] => [
  ...contractSteps(world),
  ...(world.distributor === null ? [] : [deployStep('Distributor of the airdrop', world.distributor)]),
  ...world.rewardPools.map((pool) => deployStep(`Reward pool of ${pool.token.symbol}`, pool)),
]

const ownTokens = ({ tokens, governanceToken }: World) => tokens.filter(({ address }) => address !== governanceToken)
