import { type Address, type Hex, encodeDeployData, parseAbi } from 'viem'
import { type Airdrop, type PlannedAirdrop, plannedAirdrop } from './airdrop.ts'
import {
  factoryInitCode,
  migratorInitCode,
  multicall3InitCode,
  routerInitCode,
  wrappedNativeInitCode,
} from './artifacts.ts'
import { create2Address } from './create2.ts'
import { type OwnContracts, plannedOwnContracts } from './ownContracts.ts'
import { type PlannedPool, plannedPools } from './pools.ts'
import { type PlannedStaking, plannedStaking } from './staking.ts'
import { GOVERNANCE, type Holder, type PlannedToken, plannedTokens } from './tokens.ts'
import { type PlannedV1, plannedV1 } from './v1.ts'

type Planned = { address: Address; initCode: Hex }

/** Everything that is to stand on a chain, with its address known before anything is sent. */
export type World = {
  /** Who sends the transactions and fills the pools. */
  house: Address
  /** Who holds a share in some pools. */
  provider: Address
  /** Who counts as a smart-contract wallet. */
  smart: Address
  wrappedNative: Planned
  v2Factory: Planned
  v2Router: Planned
  multicall3: Planned
  v1: PlannedV1
  v2Migrator: Planned
  own: OwnContracts
  tokens: readonly PlannedToken[]
  pools: readonly PlannedPool[]
  governanceToken: Address
  staking: readonly PlannedStaking[]
  airdrop: PlannedAirdrop
}

/** The same on every chain that has it. */
const MULTICALL3: Address = '0xcA11bde05977b3631167028862bE2a173976CA11'

const planned = (initCode: Hex): Planned => ({ address: create2Address(initCode), initCode })

type People = Pick<World, 'house' | 'provider' | 'smart'> & { holders: readonly Holder[]; airdrop: Airdrop }

export function plannedWorld({ house, provider, smart, holders, airdrop: drop }: People): World {
  const wrappedNative = planned(wrappedNativeInitCode())
  const v2Factory = planned(
    encodeDeployData({
      abi: parseAbi(['constructor(address feeToSetter)']),
      bytecode: factoryInitCode(),
      args: [house],
    }),
  )
  const v2Router = planned(
    encodeDeployData({
      abi: parseAbi(['constructor(address factory, address wrappedNative)']),
      bytecode: routerInitCode(),
      args: [v2Factory.address, wrappedNative.address],
    }),
  )
  const tokens = plannedTokens(house, holders)
  const pools = plannedPools(v2Factory.address, wrappedNative.address, tokens)
  const v1 = plannedV1(wrappedNative.address, tokens)
  const v2Migrator = planned(
    encodeDeployData({
      abi: parseAbi(['constructor(address v1Factory, address router)']),
      bytecode: migratorInitCode(),
      args: [v1.factory.address, v2Router.address],
    }),
  )
  const governanceToken = tokens.find(({ symbol }) => symbol === GOVERNANCE)?.address
  if (governanceToken === undefined) throw new Error(`No token of the list is ${GOVERNANCE}.`)
  const airdrop = plannedAirdrop(governanceToken, drop)
  const staking = plannedStaking(house, governanceToken, pools)
  const multicall3 = { address: MULTICALL3, initCode: multicall3InitCode() }
  const own = plannedOwnContracts(house)
  return {
    house,
    provider,
    smart,
    own,
    wrappedNative,
    v2Factory,
    v2Router,
    multicall3,
    v1,
    v2Migrator,
    tokens,
    pools,
    governanceToken,
    staking,
    airdrop,
  }
}
