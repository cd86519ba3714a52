import type { Address, Hex } from 'viem'
import type { PlannedContract } from '../planContract.ts'
import type { Request } from './request.ts'

export type Call = { to: Address; data: Hex; value?: bigint }

/**
 * One thing a chain may be missing. A step is at most one transaction, so a run killed between steps leaves nothing
 * half done, and the next run checks each step again.
 */
export type Step = {
  name: string
  /** Runs on development chains only (test tokens, seeded pools), never on a public one. */
  localOnly?: true
  isDone: (request: Request) => Promise<boolean>
} &
  /** `deploys`: the contract that exists afterwards, if the step deploys one. */
  (
    | { kind: 'send'; call: Call; deploys?: PlannedContract }
    /** A contract at a fixed address, which only a development chain lets us place. */
    | { kind: 'place'; address: Address; initCode: Hex; storage?: readonly { slot: Hex; value: Hex }[] }
    /** A contract we cannot deploy; a chain without it is not supported. */
    | { kind: 'expect'; address: Address }
  )

export const hasCode = async (request: Request, address: Address) => {
  const code = await request('eth_getCode', [address, 'latest'])
  return typeof code === 'string' && code.length > 2
}

/** Reads a single number; an address without code counts as 0. */
export async function readNumber(request: Request, to: Address, data: Hex): Promise<bigint> {
  const answer = await request('eth_call', [{ to, data }, 'latest'])
  return typeof answer === 'string' && answer.length > 2 ? BigInt(answer.slice(0, 66)) : 0n
}

export const localOnly = (steps: readonly Step[]): Step[] => steps.map((step) => ({ ...step, localOnly: true }))
