import { type Address, type Hex, encodeDeployData, getContractAddress } from 'viem'
import { governanceFounderAbi, governanceFounderBytecode } from '../abi/governanceFounder.ts'
import { governorInitCode, timelockInitCode } from './artifacts.ts'
import { create2Address } from './create2.ts'
import { deployed } from './deploySteps.ts'
import type { Step } from './step.ts'

/** Two days between a decision and its execution: the least that the timelock takes. */
export const DELAY_SECONDS = 172_800n

export type PlannedGovernance = {
  founder: { address: Address; initCode: Hex }
  timelock: Address
  governor: Address
}

/** One transaction makes both, so that each can name the other; the founder counts what it makes from 1. */
export function plannedGovernance(token: Address): PlannedGovernance {
  const args = [timelockInitCode(), governorInitCode(), token, DELAY_SECONDS] as const
  const initCode = encodeDeployData({ abi: governanceFounderAbi, bytecode: governanceFounderBytecode, args })
  const from = create2Address(initCode)
  const made = (nonce: bigint) => getContractAddress({ opcode: 'CREATE', from, nonce })
  return { founder: { address: from, initCode }, timelock: made(1n), governor: made(2n) }
}

export const governanceSteps = ({ founder }: PlannedGovernance): Step[] => [deployed('Timelock and governor', founder)]
