import type { Address, Hex } from 'viem'
import type { PlannedContract } from '../planContract.ts'
import type { Request } from './request.ts'

export type Call = { to: Address; data: Hex; value?: bigint }

/**
 * One thing that a chain may lack. A step is at most one transaction, so a run that is killed between two steps leaves
 * nothing half done, and the next run asks each step again.
 */
export type Step = {
  name: string
  /** Only for a chain of our own (test tokens, seeded pools), never for a public one. */
  localOnly?: true
  isDone: (request: Request) => Promise<boolean>
} &
  /** `deploys`: the contract that exists afterwards, if the step deploys one. */
  (
    | { kind: 'send'; call: Call; deploys?: PlannedContract }
    /** A contract at a fixed address, where only a chain of our own lets us put it. */
    | { kind: 'place'; address: Address; initCode: Hex; storage?: readonly { slot: Hex; value: Hex }[] }
    /** A contract that we cannot deploy: a chain without it is not supported. */
    | { kind: 'expect'; address: Address }
  )

export const hasCode = async (request: Request, address: Address) => {
  const code = await request('eth_getCode', [address, 'latest'])
  return typeof code === 'string' && code.length > 2
}

/** A read that gives one number; what has no code counts as 0. */
export async function readNumber(request: Request, to: Address, data: Hex): Promise<bigint> {
  const answer = await request('eth_call', [{ to, data }, 'latest'])
  return typeof answer === 'string' && answer.length > 2 ? BigInt(answer.slice(0, 66)) : 0n
}

export const localOnly = (steps: readonly Step[]): Step[] => steps.map((step) => ({ ...step, localOnly: true }))
