import { type Hex, isHex } from 'viem'
import type { Request } from '../request.ts'
import { EndpointTrouble, NodeRefusal } from './patientEndpoint.ts'

export type Fees = {
  /** What a block takes of each unit of gas now. */
  base: bigint
  maxFeePerGas: bigint
  maxPriorityFeePerGas: bigint
}

/** `minimumTip`: what the chain's producers ask for at least (spec: public-deploy.fees), whatever the node says. */
export async function currentFees(request: Request, minimumTip: bigint): Promise<Fees> {
  const block = (await request('eth_getBlockByNumber', ['latest', false])) as { baseFeePerGas?: unknown } | null
  if (!isHex(block?.baseFeePerGas)) throw new EndpointTrouble('the chain names no base fee: it does not know EIP-1559.')
  const base = BigInt(block.baseFeePerGas)
  // Not every endpoint has an opinion.
  const asked = await request('eth_maxPriorityFeePerGas').then(quantity, (error: unknown) => {
    if (error instanceof NodeRefusal) return 0n
    throw error
  })
  const tip = asked > minimumTip ? asked : minimumTip
  // Twice the base fee outlasts six full blocks in a row.
  return { base, maxFeePerGas: base * 2n + tip, maxPriorityFeePerGas: tip }
}

export const quantity = (value: unknown): bigint => {
  if (!isHex(value) || value.length < 3)
    throw new EndpointTrouble('the endpoint answered with something that is not a number.')
  return BigInt(value satisfies Hex)
}

/** Nodes take another transaction of the same number for at least a tenth more; a quarter is safe, and never less than now. */
export function raisedFees(last: Fees, now: Fees): Fees {
  const more = (fee: bigint) => (fee * 5n) / 4n + 1n
  const most = (a: bigint, b: bigint) => (a > b ? a : b)
  return {
    base: now.base,
    maxFeePerGas: most(more(last.maxFeePerGas), now.maxFeePerGas),
    maxPriorityFeePerGas: most(more(last.maxPriorityFeePerGas), now.maxPriorityFeePerGas),
  }
}
