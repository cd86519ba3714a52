import type { RpcRequest } from './rpc/rpcRequest.ts'
import type { Address } from '@musi/domain/address'
import type { TokenSpender } from '@musi/domain/approvals/knownSpenders'
import { type ApprovalSize, approvedAmount } from '@musi/domain/settings/approvalChoice'
import { tokenAbi } from './abi/token.ts'
import { contractValue } from './requests/contracts/contractValue.ts'
import type { ShownWrite } from './sendWrite.ts'
import { estimate } from './sendWrite/pickCall.ts'
import { sealedTerms } from './signingGate/sealedTerms.ts'
import { approve } from './writes/tokens/approve.ts'

export type ApprovalRequest = { owner: Address; token: Address; spender: Address; needed: bigint }

/**
 * Ways to approve a spender for the needed amount. `reset`: the token refuses to change a non-zero allowance (case 10),
 * so it is set to zero first and evaluated again. Then nothing is left to reset, so this cannot loop.
 */
export type ApprovalWays =
  | { kind: 'direct'; unlimited: boolean }
  | { kind: 'reset' }
  | { kind: 'impossible' }
  | { kind: 'unreachable' }

/** Estimated before the choice is shown (spec: approvals.estimated-first): where the maximum fails, only exact is offered. */
export async function approvalWays(request: RpcRequest, approval: ApprovalRequest): Promise<ApprovalWays> {
  const estimateAmount = async (amount: bigint) => {
    const [call] = approve({ token: approval.token, spender: approval.spender, amount }).candidates
    return (await estimate(request, approval.owner, call)).kind
  }
  const estimateChoice = (choice: ApprovalSize) => estimateAmount(approvedAmount(choice, approval.needed))
  const [unlimited, exact] = await Promise.all([estimateChoice('unlimited'), estimateChoice('exact')])
  if (unlimited === 'unreachable' || exact === 'unreachable') return { kind: 'unreachable' }
  if (exact === 'gas') return { kind: 'direct', unlimited: unlimited === 'gas' }
  if ((await allowance(request, approval)) === 0n) return { kind: 'impossible' }
  return (await estimateAmount(0n)) === 'gas' ? { kind: 'reset' } : { kind: 'impossible' }
}

const allowance = (request: RpcRequest, { token, owner, spender }: ApprovalRequest) =>
  contractValue(request, { address: token, abi: tokenAbi, functionName: 'allowance', args: [owner, spender] })

/** Revokes an approval, with the screen's terms (spec: approvals.revoke). */
export const revoke = ({ token, spender }: TokenSpender): ShownWrite => ({
  shown: sealedTerms({ kind: 'approve', token, spender, amount: 0n }, [token]),
  make: () => ({ write: approve({ token, spender, amount: 0n }) }),
})

/** Revokes several approvals: in one batch if the wallet supports it, otherwise one by one. */
export const revokeAll = ([first, ...others]: readonly [TokenSpender, ...TokenSpender[]]): readonly [
  ShownWrite,
  ...ShownWrite[],
] => [revoke(first), ...others.map(revoke)]
