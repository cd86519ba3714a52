import { v1ExchangeAbi } from '../abi/v1Exchange.ts'
import { v2MigratorAbi } from '../abi/v2Migrator.ts'
import { v2RouterAbi } from '../abi/v2Router.ts'
import type { Call } from '../write.ts'
import { type Said, decoded, noCurrency } from './decoded.ts'
import type { Shown } from './shown.ts'

export function saidByAddLiquidity({ data, value }: Call): Said | null {
  const call = decoded(v2RouterAbi, data)
  if (call?.functionName === 'addLiquidity') {
    const [tokenA, tokenB, amountA, amountB, minimumA, minimumB, recipient, deadlineSeconds] = call.args
    const amounts = { amountA, amountB, minimumA, minimumB }
    return noCurrency(value, { tokenA, tokenB, ...amounts, recipient, deadlineSeconds })
  }
  if (call?.functionName !== 'addLiquidityETH') return null
  const [tokenA, amountA, minimumA, minimumB, recipient, deadlineSeconds] = call.args
  return { tokenA, tokenB: 'native', amountA, amountB: value, minimumA, minimumB, recipient, deadlineSeconds }
}

/** A permit for more than is taken out is nothing that the screen shows. */
const permitted = (approveMax: boolean, said: Said): Said => (approveMax ? { ...said, amountIsUnlimited: true } : said)

export function saidByRemoveLiquidity({ data, value }: Call): Said | null {
  const call = decoded(v2RouterAbi, data)
  if (call === null) return null
  switch (call.functionName) {
    case 'removeLiquidity':
    case 'removeLiquidityWithPermit': {
      const [tokenA, tokenB, liquidity, minimumA, minimumB, recipient, deadlineSeconds, approveMax = false] = call.args
      const said = { tokenA, tokenB, liquidity, minimumA, minimumB, recipient, deadlineSeconds }
      return noCurrency(value, permitted(approveMax, said))
    }
    case 'removeLiquidityETH':
    case 'removeLiquidityETHSupportingFeeOnTransferTokens':
    case 'removeLiquidityETHWithPermit':
    case 'removeLiquidityETHWithPermitSupportingFeeOnTransferTokens': {
      const [tokenA, liquidity, minimumA, minimumB, recipient, deadlineSeconds, approveMax = false] = call.args
      const said = { tokenA, tokenB: 'native', liquidity, minimumA, minimumB, recipient, deadlineSeconds }
      return noCurrency(value, permitted(approveMax, said))
    }
    default:
      return null
  }
}

/** The older exchange is asked for one of each, the least it takes (spec: signing.amounts, migration.moved). */
export function saidByRemoveLiquidityV1({ data, value }: Call, { token }: Shown<'removeLiquidityV1'>): Said | null {
  const call = decoded(v1ExchangeAbi, data)
  if (call?.functionName !== 'removeLiquidity') return null
  const [liquidity, leastNative, leastToken, deadlineSeconds] = call.args
  if (leastNative !== 1n || leastToken !== 1n) return null
  return noCurrency(value, { token, liquidity, deadlineSeconds })
}

export function saidByMigrateV1({ data, value }: Call): Said | null {
  const call = decoded(v2MigratorAbi, data)
  if (call === null) return null
  const [token, minimumToken, minimumNative, recipient, deadlineSeconds] = call.args
  return noCurrency(value, { token, minimumToken, minimumNative, recipient, deadlineSeconds })
}
