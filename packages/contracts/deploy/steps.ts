import { airdropSteps } from './airdrop.ts'
import { CREATE2_DEPLOYER } from './create2.ts'
import { deployed, expected, placed, stands } from './deploySteps.ts'
import { governanceSteps } from './governance.ts'
import { marketSteps } from './market.ts'
import { nameSteps } from './nameService.ts'
import { markedAsSmart, ownContractSteps } from './ownContracts.ts'
import type { Contracts } from './plannedContracts.ts'
import { approved, createdEmpty, funded, shared } from './poolSteps.ts'
import type { PublicWorld } from './publicWorld.ts'
import { stakingSteps } from './staking.ts'
import { type Step, localOnly } from './step.ts'
import { v1Steps } from './v1Steps.ts'
import type { World } from './world.ts'

/** What every chain gets. Each step stands on those above it. To add one: one line here. */
const contractSteps = (contracts: Contracts): Step[] => [
  expected('CREATE2 deployer', CREATE2_DEPLOYER),
  placed('Multicall3', contracts.multicall3),
  stands('Wrapped native currency', contracts.wrappedNative),
  deployed('V2 factory', contracts.v2Factory),
  deployed('V2 router', contracts.v2Router),
  ...ownContractSteps(contracts.own),
  deployed('Governance token', contracts.governance.token),
  ...governanceSteps(contracts.governance),
  ...marketSteps(contracts.market),
]

/** The one ordered list of a chain of our own. */
export const steps = (world: World): Step[] => [
  ...contractSteps(world),
  ...localOnly([
    markedAsSmart(world.own, world.smart),
    ...ownTokens(world).map((token) => deployed(`Token ${token.symbol}`, token)),
    ...world.oddTokens.map((token) => deployed(`Token ${token.name}`, token)),
    ...[...world.tokens, ...world.oddTokens].map((token) => approved(world, token)),
    ...world.pools.filter((pool) => pool.shared).map((pool) => shared(world, pool)),
    ...world.pools.map((pool) => funded(world, pool)),
    ...world.oddPools.map((pool) => funded(world, pool)),
    createdEmpty(world),
    ...v1Steps(world),
    ...nameSteps(world.names),
    ...stakingSteps({ rewardToken: world.governanceToken, staking: world.staking }),
    ...airdropSteps(world.airdrop),
  ]),
]

/** The one ordered list of a public chain: contracts, and nothing that is played with. */
export const publicSteps = (world: PublicWorld): Step[] => [
  ...contractSteps(world),
  ...(world.distributor === null ? [] : [deployed('Distributor of the airdrop', world.distributor)]),
  ...world.rewardPools.map((pool) => deployed(`Reward pool of ${pool.token.symbol}`, pool)),
]

const ownTokens = ({ tokens, governanceToken }: World) => tokens.filter(({ address }) => address !== governanceToken)
