import { type Address, type Hex, encodeDeployData, getContractAddress } from 'viem'
import { governanceFounderAbi, governanceFounderBytecode } from '../../abi/governanceFounder.ts'
import { governorInitCode, timelockInitCode } from '../artifacts.ts'
import { create2Address } from '../create2.ts'
import { deployStep } from '../deploySteps.ts'
import type { Step } from '../runner/step.ts'

/** Two days between a decision and its execution: the minimum that the timelock accepts. */
export const DELAY_SECONDS = 172_800n

export type PlannedGovernance = {
  founder: { address: Address; initCode: Hex }
  timelock: Address
  governor: Address
}

/** One transaction creates both, because each refers to the other. The founder's nonces start at 1. */
export function plannedGovernance(token: Address): PlannedGovernance {
  const args = [timelockInitCode(), governorInitCode(), token, DELAY_SECONDS] as const
  const initCode = encodeDeployData({ abi: governanceFounderAbi, bytecode: governanceFounderBytecode, args })
  const from = create2Address(initCode)
  const addressAt = (nonce: bigint) => getContractAddress({ opcode: 'CREATE', from, nonce })
  return { founder: { address: from, initCode }, timelock: addressAt(1n), governor: addressAt(2n) }
}

export const governanceSteps = ({ founder }: PlannedGovernance): Step[] => [
  deployStep('Timelock and governor', founder),
]
