import { type Address, numberToHex, size } from 'viem'
import type { Request } from '../runner/request.ts'
import type { Step } from '../runner/step.ts'
import { quantity } from './fees.ts'
import { NodeRefusal } from './patientEndpoint.ts'

/** The state of one step before anything is sent. */
export type SurveyedStep = { name: string; address: Address | null } & (
  | { state: 'there' }
  /** The contract is missing, and this run cannot deploy it. */
  | { state: 'lacking' }
  | { state: 'toDeploy'; gas: bigint }
)

/** Finds out what the chain already has and how much gas the rest will use. Sends nothing. */
export async function survey(request: Request, from: Address, steps: readonly Step[]): Promise<SurveyedStep[]> {
  const surveyed: SurveyedStep[] = []
  for (const step of steps) {
    const line = { name: step.name, address: addressOf(step) }
    if (await step.isDone(request)) surveyed.push({ ...line, state: 'there' })
    else if (step.kind !== 'send') surveyed.push({ ...line, state: 'lacking' })
    else surveyed.push({ ...line, state: 'toDeploy', gas: await gasOf(request, from, step) })
  }
  return surveyed
}

const addressOf = (step: Step): Address | null =>
  step.kind === 'send' ? (step.deploys?.address ?? null) : step.address

type SendStep = Extract<Step, { kind: 'send' }>

async function gasOf(request: Request, from: Address, step: SendStep): Promise<bigint> {
  const { to, data, value = 0n } = step.call
  try {
    return quantity(await request('eth_estimateGas', [{ from, to, data, value: numberToHex(value) }]))
  } catch (error) {
    if (!(error instanceof NodeRefusal)) throw error
    // The step depends on a contract that is not deployed yet, so it cannot be estimated.
    return maxGas(step)
  }
}

/** Upper bound of a deployment: base 21k, creation 32k, 216 per byte (calldata and code), constructor 300k (EIP-2028, EIP-170). */
const maxGas = ({ call }: SendStep): bigint => 21_000n + 32_000n + BigInt(size(call.data)) * 216n + 300_000n
