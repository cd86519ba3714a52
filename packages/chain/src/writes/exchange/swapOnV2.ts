import type { Address } from '@musi/domain/address'
import { encodeFunctionData } from 'viem'
import { v2RouterAbi as abi } from '../../abi/v2Router.ts'
import type { Call } from '../../write.ts'
import type { ExactAmounts, ExactIn, ExactOut } from '../exactAmounts.ts'

export type SwapOnV2 = {
  router: Address
  /** From the token sold to the token bought; native currency appears as its wrapped token. */
  path: readonly [Address, Address, ...Address[]]
  /** End of the path that is the native currency itself; it cannot be both ends. */
  native: 'in' | 'out' | 'neither'
  recipient: Address
  deadlineSeconds: bigint
} & ExactAmounts

/** Exact input has a second candidate, for a token with a fee on transfer (spec: sending.fee-on-transfer). */
export function swapOnV2(input: SwapOnV2): readonly [Call, ...Call[]] {
  const { router: to } = input
  if (input.exact === 'out')
    return [{ to, data: exactOutData(input), value: input.native === 'in' ? input.maximumIn : 0n }]
  const value = input.native === 'in' ? input.amountIn : 0n
  return [
    { to, data: exactInData(input), value },
    { to, data: withFeeData(input), value },
  ]
}

function exactInData({ native, path, recipient, deadlineSeconds, amountIn, minimumOut }: SwapOnV2 & ExactIn) {
  const ending = [path, recipient, deadlineSeconds] as const
  switch (native) {
    case 'in':
      return encodeFunctionData({ abi, functionName: 'swapExactETHForTokens', args: [minimumOut, ...ending] })
    case 'out':
      return encodeFunctionData({ abi, functionName: 'swapExactTokensForETH', args: [amountIn, minimumOut, ...ending] })
    case 'neither':
      return encodeFunctionData({
        abi,
        functionName: 'swapExactTokensForTokens',
        args: [amountIn, minimumOut, ...ending],
      })
  }
}

function withFeeData({ native, path, recipient, deadlineSeconds, amountIn, minimumOut }: SwapOnV2 & ExactIn) {
  const ending = [path, recipient, deadlineSeconds] as const
  switch (native) {
    case 'in':
      return encodeFunctionData({
        abi,
        functionName: 'swapExactETHForTokensSupportingFeeOnTransferTokens',
        args: [minimumOut, ...ending],
      })
    case 'out':
      return encodeFunctionData({
        abi,
        functionName: 'swapExactTokensForETHSupportingFeeOnTransferTokens',
        args: [amountIn, minimumOut, ...ending],
      })
    case 'neither':
      return encodeFunctionData({
        abi,
        functionName: 'swapExactTokensForTokensSupportingFeeOnTransferTokens',
        args: [amountIn, minimumOut, ...ending],
      })
  }
}

function exactOutData({ native, path, recipient, deadlineSeconds, amountOut, maximumIn }: SwapOnV2 & ExactOut) {
  const ending = [path, recipient, deadlineSeconds] as const
  switch (native) {
    case 'in':
      return encodeFunctionData({ abi, functionName: 'swapETHForExactTokens', args: [amountOut, ...ending] })
    case 'out':
      return encodeFunctionData({ abi, functionName: 'swapTokensForExactETH', args: [amountOut, maximumIn, ...ending] })
    case 'neither':
      return encodeFunctionData({
        abi,
        functionName: 'swapTokensForExactTokens',
        args: [amountOut, maximumIn, ...ending],
      })
  }
}
