import { type Address, encodeDeployData, parseAbi } from 'viem'
import { factoryInitCode, multicall3InitCode, routerInitCode, wrappedNativeInitCode } from './artifacts.ts'
import { type PlannedAccounts, plannedAccounts } from './areas/accounts.ts'
import { type PlannedGovernance, plannedGovernance } from './areas/governance.ts'
import { type Allocation, plannedGovernanceToken } from './areas/governanceToken.ts'
import { type PlannedMarket, plannedMarket } from './areas/market.ts'
import { type OwnContracts, type OwnRoles, plannedOwnContracts } from './areas/ownContracts.ts'
import { type PlannedContract, type DeployTarget, existingOr, planContract } from './planContract.ts'

/** Roles over the contracts, on any chain. */
export type ContractRoles = OwnRoles & {
  /** Decides who receives the protocol's share of the exchange fees. */
  feeToSetter: Address
  /** Initial holders of the governance token. */
  allocations: readonly Allocation[]
  existing: Existing
  /** Sends the first plays of new accounts; null for nobody. */
  relayer: Address | null
}

/** Contracts that may already exist and are then used instead of our own. */
export type Existing = Partial<Record<'wrappedNative' | 'seaport' | 'conduitController', Address>>

/** The contracts on every supported chain, public or our own. */
export type Contracts = {
  wrappedNative: DeployTarget
  v2Factory: PlannedContract
  v2Router: PlannedContract
  multicall3: PlannedContract
  own: OwnContracts
  accounts: PlannedAccounts
  governance: PlannedGovernance & { token: PlannedContract }
  market: PlannedMarket
}

/** Multicall3 has this address on every chain that has it. */
const MULTICALL3: Address = '0xcA11bde05977b3631167028862bE2a173976CA11'

export function plannedContracts(roles: ContractRoles): Contracts {
  const wrappedNative = existingOr(roles.existing.wrappedNative, () => planContract(wrappedNativeInitCode()))
  const v2Factory = planContract(
    encodeDeployData({
      abi: parseAbi(['constructor(address feeToSetter)']),
      bytecode: factoryInitCode(),
      args: [roles.feeToSetter],
    }),
  )
  const v2Router = planContract(
    encodeDeployData({
      abi: parseAbi(['constructor(address factory, address wrappedNative)']),
      bytecode: routerInitCode(),
      args: [v2Factory.address, wrappedNative.address],
    }),
  )
  const own = plannedOwnContracts(roles, { v2Factory, v2Router, wrappedNative })
  const token = plannedGovernanceToken(roles.allocations)
  return {
    wrappedNative,
    v2Factory,
    v2Router,
    multicall3: { address: MULTICALL3, initCode: multicall3InitCode() },
    own,
    accounts: plannedAccounts(own.jukebox.address, roles.relayer),
    governance: { token, ...plannedGovernance(token.address) },
    market: plannedMarket(roles.existing),
  }
}
