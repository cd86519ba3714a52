import type { Address } from '@musi/domain/address'
import { encodeFunctionData } from 'viem'
import { v2RouterAbi as abi } from '../../abi/v2Router.ts'
import type { Write } from '../../write.ts'
import type { SignedPermit } from '../tokens/signedPermit.ts'

export type RemoveLiquidity = {
  router: Address
  liquidity: bigint
  a: { token: Address; minimum: bigint }
  b: { token: Address | 'native'; minimum: bigint }
  recipient: Address
  /**
   * Permission for the router to take the shares. A permit is for exactly this liquidity, and its deadline is the
   * call's.
   */
  allowance: { by: 'approval'; deadlineSeconds: bigint } | { by: 'permit'; permit: SignedPermit }
}

/** With native currency there is a second candidate, for a token with a fee on transfer (spec: liquidity.remove-calls). */
export function removeLiquidity(input: RemoveLiquidity): Write {
  const calldatas = input.b.token === 'native' ? toNative(input) : ([toTokens(input, input.b.token)] as const)
  const [first, ...others] = calldatas
  const call = (data: `0x${string}`) => ({ to: input.router, data, value: 0n })
  return { kind: 'removeLiquidity', candidates: [call(first), ...others.map(call)] }
}

/** approveMax is false: the permit is for exactly the liquidity that is removed. */
const permitArguments = ({ deadlineSeconds, v, r, s }: SignedPermit) => [deadlineSeconds, false, v, r, s] as const

function toTokens({ liquidity, a, b, recipient, allowance }: RemoveLiquidity, other: Address) {
  const beginning = [a.token, other, liquidity, a.minimum, b.minimum, recipient] as const
  if (allowance.by === 'approval') {
    const args = [...beginning, allowance.deadlineSeconds] as const
    return encodeFunctionData({ abi, functionName: 'removeLiquidity', args })
  }
  const args = [...beginning, ...permitArguments(allowance.permit)] as const
  return encodeFunctionData({ abi, functionName: 'removeLiquidityWithPermit', args })
}

function toNative({ liquidity, a, b, recipient, allowance }: RemoveLiquidity) {
  const beginning = [a.token, liquidity, a.minimum, b.minimum, recipient] as const
  if (allowance.by === 'approval') {
    const args = [...beginning, allowance.deadlineSeconds] as const
    return [
      encodeFunctionData({ abi, functionName: 'removeLiquidityETH', args }),
      encodeFunctionData({ abi, functionName: 'removeLiquidityETHSupportingFeeOnTransferTokens', args }),
    ] as const
  }
  const args = [...beginning, ...permitArguments(allowance.permit)] as const
  return [
    encodeFunctionData({ abi, functionName: 'removeLiquidityETHWithPermit', args }),
    encodeFunctionData({ abi, functionName: 'removeLiquidityETHWithPermitSupportingFeeOnTransferTokens', args }),
  ] as const
}
