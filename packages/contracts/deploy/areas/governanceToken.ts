import { type Address, encodeDeployData, parseUnits } from 'viem'
import { governanceTokenAbi, governanceTokenBytecode } from '../../abi/governanceToken.ts'
import { type PlannedContract, planContract } from '../planContract.ts'

export type Allocation = { holder: Address; amount: bigint }

/** The governance token, which is also the known token UNI; its supply is fixed (spec: contracts.governance-token). */
export const GOVERNANCE = { symbol: 'UNI', name: 'Musi', decimals: 18 } as const
export const GOVERNANCE_SUPPLY = parseUnits('1000000000', GOVERNANCE.decimals)

/** The initial holders and their amounts, which must add up to the whole supply. */
export const plannedGovernanceToken = (allocations: readonly Allocation[]): PlannedContract =>
  planContract(encodeDeployData({ abi: governanceTokenAbi, bytecode: governanceTokenBytecode, args: [allocations] }))
