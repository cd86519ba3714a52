import type { RpcRequest } from './rpcRequest.ts'
import type { Address } from '@musi/domain/address'
import { type ApprovalSize, approvedAmount } from '@musi/domain/settings/approvalChoice'
import { tokenAbi } from './abi/token.ts'
import { contractValue } from './reads/contractValue.ts'
import { estimate } from './sendWrite/pickedCall.ts'
import { approve } from './writes/approve.ts'

export type AskedApproval = { owner: Address; token: Address; spender: Address; needed: bigint }

/**
 * How a spender can be allowed to take what is needed. `reset`: the token refuses to change an allowance that is not nothing
 * (case 10), so it is taken back first, and then this is asked again: by then there is nothing to reset,
 * so it never goes in circles.
 */
export type ApprovalWays =
  | { kind: 'direct'; unlimited: boolean }
  | { kind: 'reset' }
  | { kind: 'impossible' }
  | { kind: 'unreachable' }

/** Estimated before the choice is shown (spec: approvals.estimated-first): where the maximum fails, only exact is offered. */
export async function approvalWays(request: RpcRequest, asked: AskedApproval): Promise<ApprovalWays> {
  const works = async (amount: bigint) => {
    const [call] = approve({ token: asked.token, spender: asked.spender, amount }).candidates
    return (await estimate(request, asked.owner, call)).kind
  }
  const size = (choice: ApprovalSize) => works(approvedAmount(choice, asked.needed))
  const [unlimited, exact] = await Promise.all([size('unlimited'), size('exact')])
  if (unlimited === 'unreachable' || exact === 'unreachable') return { kind: 'unreachable' }
  if (exact === 'gas') return { kind: 'direct', unlimited: unlimited === 'gas' }
  if ((await allowance(request, asked)) === 0n) return { kind: 'impossible' }
  return (await works(0n)) === 'gas' ? { kind: 'reset' } : { kind: 'impossible' }
}

const allowance = (request: RpcRequest, { token, owner, spender }: AskedApproval) =>
  contractValue(request, { address: token, abi: tokenAbi, functionName: 'allowance', args: [owner, spender] })
