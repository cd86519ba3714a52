import { airdropSteps } from './airdrop.ts'
import { CREATE2_DEPLOYER } from './create2.ts'
import { deployed, expected, placed } from './deploySteps.ts'
import { markedAsSmart, ownContractSteps } from './ownContracts.ts'
import { approved, funded, shared } from './poolSteps.ts'
import { stakingSteps } from './staking.ts'
import { type Step, localOnly } from './step.ts'
import { v1Steps } from './v1Steps.ts'
import type { World } from './world.ts'

/** The one ordered list. Each step stands on those above it. To add one: one line here. */
export const steps = (world: World): Step[] => [
  expected('CREATE2 deployer', CREATE2_DEPLOYER),
  placed('Multicall3', world.multicall3),
  deployed('Wrapped native currency', world.wrappedNative),
  deployed('V2 factory', world.v2Factory),
  deployed('V2 router', world.v2Router),
  ...ownContractSteps(world.own),
  ...localOnly([markedAsSmart(world.own, world.smart)]),
  ...localOnly(world.tokens.map((token) => deployed(`Token ${token.symbol}`, token))),
  ...localOnly(world.tokens.map((token) => approved(world, token))),
  ...localOnly(world.pools.filter((pool) => pool.shared).map((pool) => shared(world, pool))),
  ...localOnly(world.pools.map((pool) => funded(world, pool))),
  ...localOnly(v1Steps(world)),
  ...localOnly(stakingSteps({ rewardToken: world.governanceToken, staking: world.staking })),
  ...localOnly(airdropSteps(world.airdrop)),
]
