import type { Address } from '@musi/domain/address'
import type { TransferBehaviour } from '@musi/domain/liquidity/from-one/addFromOne'
import { callData, uint } from '../multicall/words.ts'
import type { RpcRequest } from '../rpc/rpcRequest.ts'
import { holdingQuery } from './holding.ts'
import { simulation } from './simulation.ts'
import { callOrNull } from '../requests/contracts/contractValue.ts'

export type BehaviourQuery = {
  readonly token: Address
  /** A pool with a reserve of the token. */
  readonly pool: Address
  /** The reserve recorded by the pool. */
  readonly reserve: bigint
  /** The multicall contract, which reads native balances. */
  readonly balanceReader: Address
}

/** An account without a balance. */
const TRIAL_RECEIVER: Address = '0x00000000000000000000000000000000000000A1'

/** Getters of rebasing tokens for the fixed share behind a balance: `sharesOf` and `scaledBalanceOf`. */
const SHARE_GETTERS = ['0xf5eb42dc', '0x1da24f3e'] as const

/**
 * Rehearses a transfer of the token without a signature: whether less arrives than is sent, and whether balances change
 * without a transfer. If the node cannot rehearse, the token counts as plain, and the contract still refuses it (spec:
 * liquidity.from-one-refused).
 */
export async function detectTokenBehaviour(request: RpcRequest, query: BehaviourQuery): Promise<TransferBehaviour> {
  const [rebases, takesFee] = await Promise.all([detectRebase(request, query), detectTransferFee(request, query)])
  if (rebases) return 'rebases'
  return takesFee ? 'takesFee' : 'plain'
}

async function detectRebase(request: RpcRequest, { token, pool, reserve }: BehaviourQuery): Promise<boolean> {
  const readValue = async (selector: `0x${string}`) => {
    const answer = await callOrNull(request, token, callData(selector, pool))
    return answer === null ? undefined : uint(answer)
  }
  const [holds, ...parts] = await Promise.all(['0x70a08231' as const, ...SHARE_GETTERS].map(readValue))
  // A balance above the reserve can be a gift; one below it is impossible by transfers.
  return parts.some((part) => part !== undefined) || (holds !== undefined && holds < reserve)
}

async function detectTransferFee(
  request: RpcRequest,
  { token, pool, reserve, balanceReader }: BehaviourQuery,
): Promise<boolean> {
  // Large, so that even a tiny fee is at least one unit.
  const amount = reserve / 2n
  if (amount === 0n) return false
  const call = { to: token, data: callData('0xa9059cbb', TRIAL_RECEIVER, amount), value: 0n }
  const receivedQuery = holdingQuery({ owner: TRIAL_RECEIVER, asset: { kind: 'token', address: token } }, balanceReader)
  const simulated = await simulation(request, pool, [call], [receivedQuery])
  const gain = simulated.kind === 'done' ? simulated.gains[0] : null
  return gain !== null && gain !== undefined && gain < amount
}
