import { oneTokenLiquidityAbi } from '@musi/contracts/abi/oneTokenLiquidity'
import { v1ExchangeAbi } from '../abi/v1Exchange.ts'
import { v2MigratorAbi } from '../abi/v2Migrator.ts'
import { v2RouterAbi } from '../abi/v2Router.ts'
import type { Call } from '../write.ts'
import { type CallFields, decodeExactly, noCurrency } from './decodeExactly.ts'
import type { ShownTerms } from './shownTerms.ts'

export function addLiquidityFields({ data, value }: Call): CallFields | null {
  const call = decodeExactly(v2RouterAbi, data)
  if (call?.functionName === 'addLiquidity') {
    const [tokenA, tokenB, amountA, amountB, minimumA, minimumB, recipient, deadlineSeconds] = call.args
    const amounts = { amountA, amountB, minimumA, minimumB }
    return noCurrency(value, { tokenA, tokenB, ...amounts, recipient, deadlineSeconds })
  }
  if (call?.functionName !== 'addLiquidityETH') return null
  const [tokenA, amountA, minimumA, minimumB, recipient, deadlineSeconds] = call.args
  return { tokenA, tokenB: 'native', amountA, amountB: value, minimumA, minimumB, recipient, deadlineSeconds }
}

export function addLiquidityFromOneFields({ data, value }: Call): CallFields | null {
  const call = decodeExactly(oneTokenLiquidityAbi, data)
  if (call?.functionName === 'addFromToken') {
    const [token, otherToken, amount, minimumShares, deadlineSeconds] = call.args
    return noCurrency(value, { token, otherToken, amount, minimumShares, deadlineSeconds })
  }
  if (call?.functionName !== 'addFromNative') return null
  const [otherToken, minimumShares, deadlineSeconds] = call.args
  return { token: 'native', otherToken, amount: value, minimumShares, deadlineSeconds }
}

/** The screen never shows a permit for more than is removed. */
const withPermitLimit = (approveMax: boolean, fields: CallFields): CallFields =>
  approveMax ? { ...fields, amountIsUnlimited: true } : fields

export function removeLiquidityFields({ data, value }: Call): CallFields | null {
  const call = decodeExactly(v2RouterAbi, data)
  if (call === null) return null
  switch (call.functionName) {
    case 'removeLiquidity':
    case 'removeLiquidityWithPermit': {
      const [tokenA, tokenB, liquidity, minimumA, minimumB, recipient, deadlineSeconds, approveMax = false] = call.args
      const fields = { tokenA, tokenB, liquidity, minimumA, minimumB, recipient, deadlineSeconds }
      return noCurrency(value, withPermitLimit(approveMax, fields))
    }
    case 'removeLiquidityETH':
    case 'removeLiquidityETHSupportingFeeOnTransferTokens':
    case 'removeLiquidityETHWithPermit':
    case 'removeLiquidityETHWithPermitSupportingFeeOnTransferTokens': {
      const [tokenA, liquidity, minimumA, minimumB, recipient, deadlineSeconds, approveMax = false] = call.args
      const fields = { tokenA, tokenB: 'native', liquidity, minimumA, minimumB, recipient, deadlineSeconds }
      return noCurrency(value, withPermitLimit(approveMax, fields))
    }
    default:
      return null
  }
}

/** Our V1 call always has minimums of one unit each, the lowest that V1 accepts (spec: signing.amounts, migration.moved). */
export function removeLiquidityV1Fields(
  { data, value }: Call,
  { token }: ShownTerms<'removeLiquidityV1'>,
): CallFields | null {
  const call = decodeExactly(v1ExchangeAbi, data)
  if (call?.functionName !== 'removeLiquidity') return null
  const [liquidity, leastNative, leastToken, deadlineSeconds] = call.args
  if (leastNative !== 1n || leastToken !== 1n) return null
  return noCurrency(value, { token, liquidity, deadlineSeconds })
}

export function migrateV1Fields({ data, value }: Call): CallFields | null {
  const call = decodeExactly(v2MigratorAbi, data)
  if (call === null) return null
  const [token, minimumToken, minimumNative, recipient, deadlineSeconds] = call.args
  return noCurrency(value, { token, minimumToken, minimumNative, recipient, deadlineSeconds })
}
