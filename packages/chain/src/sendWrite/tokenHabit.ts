import type { Address } from '@musi/domain/address'
import type { TokenHabit } from '@musi/domain/liquidity/from-one/addFromOne'
import { callData, uint } from '../multicall/words.ts'
import type { RpcRequest } from '../rpc/rpcRequest.ts'
import { holdingQuery } from './holding.ts'
import { simulation } from './simulation.ts'
import { callOrNull } from '../requests/contracts/contractValue.ts'

export type HabitQuestion = {
  readonly token: Address
  /** A pool with a reserve of the token. */
  readonly pool: Address
  /** The reserve recorded by the pool. */
  readonly reserve: bigint
  /** The multicall contract, which tells native balances. */
  readonly balanceReader: Address
}

/** Somebody without a balance. */
const TRIAL_RECEIVER: Address = '0x00000000000000000000000000000000000000A1'

/** Selectors by which rebasing tokens give the fixed part behind a balance: `sharesOf` and `scaledBalanceOf`. */
const FIXED_PARTS = ['0xf5eb42dc', '0x1da24f3e'] as const

/**
 * Rehearses a transfer of the token without a signature: whether less arrives than is sent, and whether balances change
 * without a transfer. A node that cannot rehearse finds nothing, and the contract still refuses (spec:
 * liquidity.from-one-refused).
 */
export async function tokenHabit(request: RpcRequest, question: HabitQuestion): Promise<TokenHabit> {
  const [rebases, takesFee] = await Promise.all([
    changesByItself(request, question),
    takesOfTransfers(request, question),
  ])
  if (rebases) return 'rebases'
  return takesFee ? 'takesFee' : 'plain'
}

async function changesByItself(request: RpcRequest, { token, pool, reserve }: HabitQuestion): Promise<boolean> {
  const ask = async (selector: `0x${string}`) => {
    const answer = await callOrNull(request, token, callData(selector, pool))
    return answer === null ? undefined : uint(answer)
  }
  const [holds, ...parts] = await Promise.all(['0x70a08231' as const, ...FIXED_PARTS].map(ask))
  // More than it notes may be a gift; less cannot come of any transfer.
  return parts.some((part) => part !== undefined) || (holds !== undefined && holds < reserve)
}

async function takesOfTransfers(
  request: RpcRequest,
  { token, pool, reserve, balanceReader }: HabitQuestion,
): Promise<boolean> {
  // Enough that the smallest fee is a unit, where the pool holds as much.
  const amount = reserve / 2n
  if (amount === 0n) return false
  const call = { to: token, data: callData('0xa9059cbb', TRIAL_RECEIVER, amount), value: 0n }
  const arrives = holdingQuery({ owner: TRIAL_RECEIVER, asset: { kind: 'token', address: token } }, balanceReader)
  const tried = await simulation(request, pool, [call], [arrives])
  const gain = tried.kind === 'done' ? tried.gains[0] : null
  return gain !== null && gain !== undefined && gain < amount
}
