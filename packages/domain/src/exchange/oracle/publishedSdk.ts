import { createRequire } from 'node:module'
import type * as Core from '@uniswap/sdk-core'
import type * as V2 from '@uniswap/v2-sdk'
import type { Address } from '../../address.ts'
import type { Fraction } from '../../fraction.ts'
import type { Pair } from '../pair.ts'
import type { ExactSide } from '../trade.ts'

// The packages' ES modules import files without an extension, which Node does not load; the CommonJS builds work.
const load = createRequire(import.meta.url)
const core = load('@uniswap/sdk-core') as typeof Core
const v2 = load('@uniswap/v2-sdk') as typeof V2

// Checksums and pair addresses take nearly all of the SDK's time. Amounts do not depend on them, so checksums are cached and all
// pairs get the same address.
const addresses = createRequire(load.resolve('@uniswap/sdk-core'))('@ethersproject/address') as {
  getAddress: (text: string) => string
}
const checksum = addresses.getAddress
const checksumCache = new Map<string, string>()
addresses.getAddress = (text) => {
  const address = checksumCache.get(text) ?? checksum(text)
  checksumCache.set(text, address)
  return address
}
v2.Pair.getAddress = () => `0x${'01'.repeat(20)}`

const tokens = new Map<Address, Core.Token>()
function tokenOf(address: Address): Core.Token {
  const token = tokens.get(address) ?? new core.Token(137, address, 18)
  tokens.set(address, token)
  return token
}

const amountOf = (token: Address, raw: bigint) => core.CurrencyAmount.fromRawAmount(tokenOf(token), raw.toString())
const fractionOf = ({ numerator, denominator }: Core.Fraction): Fraction => ({
  numerator: BigInt(numerator.toString()),
  denominator: BigInt(denominator.toString()),
})

export const sdkPair = ({ token0, token1, reserve0, reserve1 }: Pair): V2.Pair =>
  new v2.Pair(amountOf(token0, reserve0), amountOf(token1, reserve1))

export type SdkTradeResult = {
  readonly path: readonly Address[]
  readonly input: bigint
  readonly output: bigint
  readonly priceImpact: Fraction
  readonly midPrice: Fraction
  readonly executionPrice: Fraction
  /**
   * Only for an exact-out trade: for exact-in the SDK computes out × (1 − slippage), unlike us (spec: swap.minimum-received).
   */
  readonly maximumSold: (slippageBps: number) => bigint
  /** output / (1 + slippage) with their fractions. */
  readonly minimumReceived: (slippageBps: number) => bigint
}

type SdkTrade = V2.Trade<Core.Token, Core.Token, Core.TradeType>
const bigintOf = (value: { toString: () => string }) => BigInt(value.toString())

function plainTrade(trade: SdkTrade): SdkTradeResult {
  const percent = (bps: number) => new core.Percent(bps, 10_000)
  return {
    path: trade.route.path.map(({ address }) => address as Address),
    input: bigintOf(trade.inputAmount.quotient),
    output: bigintOf(trade.outputAmount.quotient),
    priceImpact: fractionOf(trade.priceImpact),
    midPrice: fractionOf(trade.route.midPrice),
    executionPrice: fractionOf(trade.executionPrice),
    maximumSold: (bps) => bigintOf(trade.maximumAmountIn(percent(bps)).quotient),
    minimumReceived: (bps) => bigintOf(percent(bps).add(1).invert().multiply(trade.outputAmount.quotient).quotient),
  }
}

/** The SDK's quote of one pair for an exact amount, or the name of the error it throws. */
export function sdkQuote(pair: V2.Pair, exact: ExactSide, from: Address, to: Address, raw: bigint) {
  try {
    const route = new v2.Route([pair], tokenOf(from), tokenOf(to))
    return plainTrade(
      exact === 'in' ? v2.Trade.exactIn(route, amountOf(from, raw)) : v2.Trade.exactOut(route, amountOf(to, raw)),
    )
  } catch (error) {
    if (error instanceof v2.InsufficientReservesError) return 'InsufficientReserves'
    if (error instanceof v2.InsufficientInputAmountError) return 'InsufficientInputAmount'
    throw error
  }
}

/** The SDK's best trade of at most three hops; null if it finds none. */
export function sdkBestTrade(
  pairs: readonly V2.Pair[],
  exact: ExactSide,
  from: Address,
  to: Address,
  raw: bigint,
): SdkTradeResult | null {
  const options = { maxNumResults: 1, maxHops: 3 }
  const [best] =
    exact === 'in'
      ? v2.Trade.bestTradeExactIn([...pairs], amountOf(from, raw), tokenOf(to), options)
      : v2.Trade.bestTradeExactOut([...pairs], tokenOf(from), amountOf(to, raw), options)
  return best === undefined ? null : plainTrade(best)
}

export const sdkPairAddress = (factoryAddress: Address, tokenA: Address, tokenB: Address): string =>
  v2.computePairAddress({ factoryAddress, tokenA: tokenOf(tokenA), tokenB: tokenOf(tokenB) })
