import type { Address } from '@musi/domain/address'
import { encodeFunctionData, maxUint256 } from 'viem'
import { v1ExchangeAbi as abi } from '../../abi/v1Exchange.ts'
import type { Call } from '../../write.ts'
import type { ExactAmounts, ExactIn, ExactOut } from '../exactAmounts.ts'

export type SwapOnV1 = {
  /** The exchange of the sold token, or of the bought token if native currency is sold. */
  exchange: Address
  recipient: Address
  deadlineSeconds: bigint
} & ({ sold: 'native'; bought: 'token' } | { sold: 'token'; bought: 'native' } | { sold: 'token'; bought: Address }) &
  ExactAmounts

/** Bounds of the native currency in a swap of two tokens, where only the bought token is really bounded (spec: sending.v1-calls). */
const MIN_NATIVE = 1n
const MAX_NATIVE = maxUint256

export function swapOnV1(input: SwapOnV1): Call {
  const { exchange: to, sold } = input
  if (input.exact === 'in') return { to, data: exactInData(input), value: sold === 'native' ? input.amountIn : 0n }
  return { to, data: exactOutData(input), value: sold === 'native' ? input.maximumIn : 0n }
}

function exactInData(input: SwapOnV1 & ExactIn) {
  const { recipient, deadlineSeconds, amountIn, minimumOut } = input
  const ending = [deadlineSeconds, recipient] as const
  if (input.sold === 'native')
    return encodeFunctionData({ abi, functionName: 'ethToTokenTransferInput', args: [minimumOut, ...ending] })
  if (input.bought === 'native')
    return encodeFunctionData({ abi, functionName: 'tokenToEthTransferInput', args: [amountIn, minimumOut, ...ending] })
  const args = [amountIn, minimumOut, MIN_NATIVE, ...ending, input.bought] as const
  return encodeFunctionData({ abi, functionName: 'tokenToTokenTransferInput', args })
}

function exactOutData(input: SwapOnV1 & ExactOut) {
  const { recipient, deadlineSeconds, amountOut, maximumIn } = input
  const ending = [deadlineSeconds, recipient] as const
  if (input.sold === 'native')
    return encodeFunctionData({ abi, functionName: 'ethToTokenTransferOutput', args: [amountOut, ...ending] })
  if (input.bought === 'native')
    return encodeFunctionData({
      abi,
      functionName: 'tokenToEthTransferOutput',
      args: [amountOut, maximumIn, ...ending],
    })
  const args = [amountOut, maximumIn, MAX_NATIVE, ...ending, input.bought] as const
  return encodeFunctionData({ abi, functionName: 'tokenToTokenTransferOutput', args })
}
