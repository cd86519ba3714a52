import { type Hex, isHex } from 'viem'
import type { Request } from '../runner/request.ts'
import { EndpointTrouble, NodeRefusal } from './patientEndpoint.ts'

export type Fees = {
  /** The current base fee per unit of gas. */
  base: bigint
  maxFeePerGas: bigint
  maxPriorityFeePerGas: bigint
}

/** `minimumTip`: the lowest tip that block producers accept, even if the node suggests less (spec: public-deploy.fees). */
export async function currentFees(request: Request, minimumTip: bigint): Promise<Fees> {
  const block = (await request('eth_getBlockByNumber', ['latest', false])) as { baseFeePerGas?: unknown } | null
  if (!isHex(block?.baseFeePerGas)) throw new EndpointTrouble('the chain names no base fee: it does not know EIP-1559.')
  const base = BigInt(block.baseFeePerGas)
  // Not every endpoint suggests a tip.
  const suggestedTip = await request('eth_maxPriorityFeePerGas').then(quantity, (error: unknown) => {
    if (error instanceof NodeRefusal) return 0n
    throw error
  })
  const tip = suggestedTip > minimumTip ? suggestedTip : minimumTip
  // Twice the base fee outlasts six full blocks in a row.
  return { base, maxFeePerGas: base * 2n + tip, maxPriorityFeePerGas: tip }
}

export const quantity = (value: unknown): bigint => {
  if (!isHex(value) || value.length < 3)
    throw new EndpointTrouble('the endpoint answered with something that is not a number.')
  return BigInt(value satisfies Hex)
}

/** Nodes replace a transaction if the new fee is at least a tenth higher; a quarter is safe. Never below the current fees. */
export function raisedFees(last: Fees, now: Fees): Fees {
  const raised = (fee: bigint) => (fee * 5n) / 4n + 1n
  const maximum = (a: bigint, b: bigint) => (a > b ? a : b)
  return {
    base: now.base,
    maxFeePerGas: maximum(raised(last.maxFeePerGas), now.maxFeePerGas),
    maxPriorityFeePerGas: maximum(raised(last.maxPriorityFeePerGas), now.maxPriorityFeePerGas),
  }
}
