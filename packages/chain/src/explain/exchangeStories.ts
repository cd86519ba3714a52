import type { Address } from '@musi/domain/address'
import { addressIn, addressesIn, amountIn } from './argument.ts'
import type { DecodedCall } from './decodedCall.ts'
import { exchangedSums, balanceChange } from './flow.ts'
import type { Currency } from './movements.ts'
import type { Scene, Story, Sum, Describer } from './story.ts'

const swapStory = ({ transaction }: Scene, to: Address | null, sold: Sum, bought: Sum): Story =>
  to === null || to === transaction.from ? { kind: 'swapped', sold, bought } : { kind: 'swappedFor', sold, bought, to }

/** The amount sold; the argument's name shows whether it is exact or a limit. */
const soldSum = ({ transaction }: Scene, call: DecodedCall, currency: Currency, nativeIn: boolean): Sum => {
  if (nativeIn) return { currency, amount: transaction.value, ...(call.name.includes('ForExact') ? atMost : {}) }
  const maximumIn = amountIn(call, 'amountInMax')
  return maximumIn > 0n ? { currency, amount: maximumIn, ...atMost } : { currency, amount: amountIn(call, 'amountIn') }
}
const boughtSum = (call: DecodedCall, currency: Currency): Sum => {
  const exact = amountIn(call, 'amountOut')
  return exact > 0n ? { currency, amount: exact } : { currency, amount: amountIn(call, 'amountOutMin'), ...atLeast }
}
const atMost = { limit: 'atMost' } as const
const atLeast = { limit: 'atLeast' } as const

const swapDescriber: Describer = (scene, call) => {
  const path = addressesIn(call, 'path')
  const first = path[0]
  const last = path.at(-1)
  if (first === undefined || last === undefined) return null
  const nativeIn = call.name.startsWith('swapExactETH') || call.name.startsWith('swapETH')
  const nativeOut = /ForETH|ForExactETH/.test(call.name)
  const give = nativeIn ? 'native' : first
  const get = nativeOut ? 'native' : last
  const to = addressIn(call, 'to')
  if (!scene.done) return swapStory(scene, to, soldSum(scene, call, give, nativeIn), boughtSum(call, get))
  const gave = -balanceChange(scene, scene.transaction.from, give)
  return swapStory(
    scene,
    to,
    { currency: give, amount: gave },
    { currency: get, amount: balanceChange(scene, to ?? scene.transaction.from, get) },
  )
}

/** V1 exchanges trade one token against the native currency, so the movements suffice. */
const v1SwapDescriber: Describer = (scene) => {
  const { from } = scene.transaction
  const { gave, got } = exchangedSums(scene, from)
  return gave[0] !== undefined && got[0] !== undefined ? { kind: 'swapped', sold: gave[0], bought: got[0] } : null
}

const liquidityStory = (sums: readonly Sum[], kind: 'addedLiquidity' | 'removedLiquidity'): Story | null => {
  const [one, other] = sums
  return one === undefined || other === undefined ? null : { kind, one, other }
}

const requestedSums = (
  { transaction }: Scene,
  call: DecodedCall,
  a: string,
  b: string,
  limit: Pick<Sum, 'limit'>,
): Sum[] => {
  const tokenA = addressIn(call, 'tokenA')
  const tokenB = addressIn(call, 'tokenB')
  const token = addressIn(call, 'token')
  if (token !== null) {
    const native = a === 'Desired' ? transaction.value : amountIn(call, 'amountETHMin')
    return [
      { currency: 'native', amount: native, ...limit },
      { currency: token, amount: amountIn(call, `amountToken${b}`), ...limit },
    ]
  }
  if (tokenA === null || tokenB === null) return []
  return [
    { currency: tokenA, amount: amountIn(call, `amountA${b}`), ...limit },
    { currency: tokenB, amount: amountIn(call, `amountB${b}`), ...limit },
  ]
}

const addLiquidityDescriber: Describer = (scene, call) =>
  liquidityStory(
    scene.done
      ? exchangedSums(scene, scene.transaction.from).gave
      : requestedSums(scene, call, 'Desired', 'Desired', atMost),
    'addedLiquidity',
  )

/** The call states the reserves that the pool holds afterwards, including tokens that others sent to it earlier. */
const openPoolDescriber: Describer = (scene, call) => {
  const one = addressIn(call, 'token')
  const other = addressIn(call, 'other')
  if (one === null) return null
  const second = other === null ? scene.transaction.value : amountIn(call, 'otherAmount')
  const bounds: Sum[] = [
    { currency: one, amount: amountIn(call, 'amount'), ...atMost },
    { currency: other ?? 'native', amount: second, ...atMost },
  ]
  return liquidityStory(scene.done ? exchangedSums(scene, scene.transaction.from).gave : bounds, 'addedLiquidity')
}

const removeLiquidityDescriber: Describer = (scene, call) => {
  const receiver = addressIn(call, 'to') ?? scene.transaction.from
  return liquidityStory(
    scene.done ? exchangedSums(scene, receiver).got : requestedSums(scene, call, 'Min', 'Min', atLeast),
    'removedLiquidity',
  )
}

/** The call states the amount given; a little of it may have been refunded. */
const addFromOneDescriber: Describer = (scene, call) => {
  const { from, value } = scene.transaction
  const currency: Currency = addressIn(call, 'token') ?? 'native'
  const other = addressIn(call, 'other')
  if (other === null) return null
  const givenAmount = currency === 'native' ? value : amountIn(call, 'amount')
  const amount = scene.done ? -balanceChange(scene, from, currency) : givenAmount
  return { kind: 'addedFromOne', sum: { currency, amount }, token: other }
}

const token = (call: DecodedCall) => addressIn(call, 'token')
const sumOf = (currency: Currency, amount: bigint): Sum => ({ currency, amount })

export const EXCHANGE_STORIES: Readonly<Record<string, Describer>> = {
  swapExactETHForTokens: swapDescriber,
  swapExactETHForTokensSupportingFeeOnTransferTokens: swapDescriber,
  swapExactTokensForETH: swapDescriber,
  swapExactTokensForETHSupportingFeeOnTransferTokens: swapDescriber,
  swapExactTokensForTokens: swapDescriber,
  swapExactTokensForTokensSupportingFeeOnTransferTokens: swapDescriber,
  swapETHForExactTokens: swapDescriber,
  swapTokensForExactETH: swapDescriber,
  swapTokensForExactTokens: swapDescriber,
  ethToTokenTransferInput: v1SwapDescriber,
  ethToTokenTransferOutput: v1SwapDescriber,
  tokenToEthTransferInput: v1SwapDescriber,
  tokenToEthTransferOutput: v1SwapDescriber,
  tokenToTokenTransferInput: v1SwapDescriber,
  tokenToTokenTransferOutput: v1SwapDescriber,
  addLiquidity: addLiquidityDescriber,
  addLiquidityETH: addLiquidityDescriber,
  openFromTokens: openPoolDescriber,
  openFromNative: openPoolDescriber,
  addFromToken: addFromOneDescriber,
  addFromNative: addFromOneDescriber,
  removeLiquidity: removeLiquidityDescriber,
  removeLiquidityETH: removeLiquidityDescriber,
  removeLiquidityETHSupportingFeeOnTransferTokens: removeLiquidityDescriber,
  removeLiquidityWithPermit: removeLiquidityDescriber,
  removeLiquidityETHWithPermit: removeLiquidityDescriber,
  removeLiquidityETHWithPermitSupportingFeeOnTransferTokens: removeLiquidityDescriber,
  migrate: (_, call) => {
    const moved = token(call)
    return moved === null ? null : { kind: 'migrated', token: moved }
  },
  createExchange: (_, call) => {
    const listed = token(call)
    return listed === null ? null : { kind: 'createdExchange', token: listed }
  },
  createPair: (_, call) => {
    const one = addressIn(call, 'tokenA')
    const other = addressIn(call, 'tokenB')
    return one === null || other === null ? null : { kind: 'createdPair', one, other }
  },
  deposit: ({ transaction, wrappedNative }) =>
    transaction.to === wrappedNative ? { kind: 'wrapped', sum: sumOf('native', transaction.value) } : null,
  // A staking pool has a function of the same name.
  withdraw: ({ transaction, wrappedNative }, call) =>
    wrappedNative === null || transaction.to !== wrappedNative
      ? null
      : { kind: 'unwrapped', sum: sumOf(wrappedNative, amountIn(call, 'wad')) },
}
