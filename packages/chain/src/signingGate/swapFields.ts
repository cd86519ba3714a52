import { maxUint256 } from 'viem'
import { v1ExchangeAbi } from '../abi/v1Exchange.ts'
import { v2RouterAbi } from '../abi/v2Router.ts'
import type { Call } from '../write.ts'
import { type CallFields, decodeExactly, noCurrency } from './decodeExactly.ts'
import type { ShownTerms } from './shownTerms.ts'

export const swapFields = (call: Call, shown: ShownTerms<'swap'>): CallFields | null =>
  shown.version === 'v2' ? swapFieldsV2(call) : swapFieldsV1(call, shown)

function swapFieldsV2({ data, value }: Call): CallFields | null {
  const call = decodeExactly(v2RouterAbi, data)
  if (call === null) return null
  const version = 'v2'
  switch (call.functionName) {
    case 'swapExactETHForTokens':
    case 'swapExactETHForTokensSupportingFeeOnTransferTokens': {
      const [minimumOut, path, recipient, deadlineSeconds] = call.args
      return { version, native: 'in', exact: 'in', amountIn: value, minimumOut, path, recipient, deadlineSeconds }
    }
    case 'swapExactTokensForETH':
    case 'swapExactTokensForETHSupportingFeeOnTransferTokens':
    case 'swapExactTokensForTokens':
    case 'swapExactTokensForTokensSupportingFeeOnTransferTokens': {
      const [amountIn, minimumOut, path, recipient, deadlineSeconds] = call.args
      const native = call.functionName.startsWith('swapExactTokensForETH') ? 'out' : 'neither'
      return noCurrency(value, { version, native, exact: 'in', amountIn, minimumOut, path, recipient, deadlineSeconds })
    }
    case 'swapETHForExactTokens': {
      const [amountOut, path, recipient, deadlineSeconds] = call.args
      return { version, native: 'in', exact: 'out', amountOut, maximumIn: value, path, recipient, deadlineSeconds }
    }
    case 'swapTokensForExactETH':
    case 'swapTokensForExactTokens': {
      const [amountOut, maximumIn, path, recipient, deadlineSeconds] = call.args
      const native = call.functionName === 'swapTokensForExactETH' ? 'out' : 'neither'
      return noCurrency(value, {
        version,
        native,
        exact: 'out',
        amountOut,
        maximumIn,
        path,
        recipient,
        deadlineSeconds,
      })
    }
    default:
      return null
  }
}

/** `targetOf` has checked that the called exchange belongs to the token on screen, so the token is taken from there. */
function swapFieldsV1({ data, value }: Call, shown: ShownTerms<'swap'> & { version: 'v1' }): CallFields | null {
  const call = decodeExactly(v1ExchangeAbi, data)
  if (call === null) return null
  const fromNative = { version: 'v1', sold: 'native', bought: shown.bought === 'native' ? 'token' : shown.bought }
  const sold = shown.sold === 'native' ? 'token' : shown.sold
  const toNative = { version: 'v1', sold, bought: 'native' }
  switch (call.functionName) {
    case 'ethToTokenTransferInput': {
      const [minimumOut, deadlineSeconds, recipient] = call.args
      return { ...fromNative, exact: 'in', amountIn: value, minimumOut, recipient, deadlineSeconds }
    }
    case 'ethToTokenTransferOutput': {
      const [amountOut, deadlineSeconds, recipient] = call.args
      return { ...fromNative, exact: 'out', amountOut, maximumIn: value, recipient, deadlineSeconds }
    }
    case 'tokenToEthTransferInput': {
      const [amountIn, minimumOut, deadlineSeconds, recipient] = call.args
      return noCurrency(value, { ...toNative, exact: 'in', amountIn, minimumOut, recipient, deadlineSeconds })
    }
    case 'tokenToEthTransferOutput': {
      const [amountOut, maximumIn, deadlineSeconds, recipient] = call.args
      return noCurrency(value, { ...toNative, exact: 'out', amountOut, maximumIn, recipient, deadlineSeconds })
    }
    // Between tokens our calls do not bound the native currency (spec: sending.v1-calls), so any other number is not ours.
    case 'tokenToTokenTransferInput': {
      const [amountIn, minimumOut, minimumNative, deadlineSeconds, recipient, bought] = call.args
      if (minimumNative !== 1n) return null
      const fields = { version: 'v1', sold, bought, exact: 'in', amountIn, minimumOut, recipient, deadlineSeconds }
      return noCurrency(value, fields)
    }
    case 'tokenToTokenTransferOutput': {
      const [amountOut, maximumIn, maximumNative, deadlineSeconds, recipient, bought] = call.args
      if (maximumNative !== maxUint256) return null
      const fields = { version: 'v1', sold, bought, exact: 'out', amountOut, maximumIn, recipient, deadlineSeconds }
      return noCurrency(value, fields)
    }
    default:
      return null
  }
}
