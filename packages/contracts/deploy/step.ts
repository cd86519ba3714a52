import type { Address, Hex } from 'viem'
import type { Planned } from './planned.ts'
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
  /** `deploys`: what stands on the chain afterwards, where it is a contract. */
  (
    | { kind: 'send'; call: Call; deploys?: Planned }
    /** A fixed address, whose contract only a chain of our own lets us put there. */
    | { kind: 'place'; address: Address; initCode: Hex; storage?: readonly { slot: Hex; value: Hex }[] }
    /** Nothing we can bring: a chain without it cannot be served. */
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
