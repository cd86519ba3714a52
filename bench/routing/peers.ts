import { createRequire } from 'node:module'
import type * as PancakeCore from '@pancakeswap/swap-sdk-core'
import type * as PancakeEvm from '@pancakeswap/swap-sdk-evm'
import type * as Pancake from '@pancakeswap/v2-sdk'
import type * as Sdk3 from '@uniswap/sdk'
import type * as V2Core from '@uniswap/sdk-core'
import type * as V2 from '@uniswap/v2-sdk'
import type { Address } from '@musi/domain/address'
import type { Pair } from '@musi/domain/exchange/pair'
import type { ExactSide } from '@musi/domain/exchange/trade'

/** A published SDK with a set of pairs. */
export type Peer = {
  setPair: (at: number, pair: Pair) => void
  /** Amount on the other side of the peer's best trade; null if it finds none. */
  quote: (exact: ExactSide, sold: Address, bought: Address, amount: bigint) => bigint | null
}

// Node cannot import all of them as ES modules.
const load = createRequire(import.meta.url)
const OPTIONS = { maxNumResults: 1, maxHops: 3 }

function tokensBy<Token>(make: (address: Address) => Token): (address: Address) => Token {
  const known = new Map<Address, Token>()
  return (address) => {
    const token = known.get(address) ?? make(address)
    known.set(address, token)
    return token
  }
}

function v2Sdk(): Peer {
  const core = load('@uniswap/sdk-core') as typeof V2Core
  const { Pair, Trade } = load('@uniswap/v2-sdk') as typeof V2
  const token = tokensBy((address) => new core.Token(137, address, 18))
  const amount = (tokenAddress: Address, raw: bigint) =>
    core.CurrencyAmount.fromRawAmount(token(tokenAddress), raw.toString())
  const pairs: V2.Pair[] = []
  return {
    setPair(at, { token0, token1, reserve0, reserve1 }) {
      pairs[at] = new Pair(amount(token0, reserve0), amount(token1, reserve1))
    },
    quote(exact, sold, bought, raw) {
      const [best] =
        exact === 'in'
          ? Trade.bestTradeExactIn(pairs, amount(sold, raw), token(bought), OPTIONS)
          : Trade.bestTradeExactOut(pairs, token(sold), amount(bought, raw), OPTIONS)
      if (best === undefined) return null
      return BigInt((exact === 'in' ? best.outputAmount : best.inputAmount).quotient.toString())
    },
  }
}

function sdk3(): Peer {
  const { Pair, Token, TokenAmount, Trade, ChainId } = load('@uniswap/sdk') as typeof Sdk3
  const token = tokensBy((address) => new Token(ChainId.MAINNET, address, 18))
  const amount = (tokenAddress: Address, raw: bigint) => new TokenAmount(token(tokenAddress), raw.toString())
  const pairs: Sdk3.Pair[] = []
  return {
    setPair(at, { token0, token1, reserve0, reserve1 }) {
      pairs[at] = new Pair(amount(token0, reserve0), amount(token1, reserve1))
    },
    quote(exact, sold, bought, raw) {
      const [best] =
        exact === 'in'
          ? Trade.bestTradeExactIn(pairs, amount(sold, raw), token(bought), OPTIONS)
          : Trade.bestTradeExactOut(pairs, token(sold), amount(bought, raw), OPTIONS)
      return best === undefined ? null : BigInt((exact === 'in' ? best.outputAmount : best.inputAmount).raw.toString())
    },
  }
}

function pancake(): Peer {
  const { CurrencyAmount } = load('@pancakeswap/swap-sdk-core') as typeof PancakeCore
  const { ERC20Token } = load('@pancakeswap/swap-sdk-evm') as typeof PancakeEvm
  const { Pair, Trade } = load('@pancakeswap/v2-sdk') as typeof Pancake
  const token = tokensBy((address) => new ERC20Token(56, address, 18, 'T'))
  const amount = (tokenAddress: Address, raw: bigint) => CurrencyAmount.fromRawAmount(token(tokenAddress), raw)
  const pairs: Pancake.Pair[] = []
  return {
    setPair(at, { token0, token1, reserve0, reserve1 }) {
      pairs[at] = new Pair(amount(token0, reserve0), amount(token1, reserve1))
    },
    quote(exact, sold, bought, raw) {
      const [best] =
        exact === 'in'
          ? Trade.bestTradeExactIn(pairs, amount(sold, raw), token(bought), OPTIONS)
          : Trade.bestTradeExactOut(pairs, token(sold), amount(bought, raw), OPTIONS)
      return best === undefined ? null : (exact === 'in' ? best.outputAmount : best.inputAmount).quotient
    },
  }
}

/** `sameFee` is false for Pancake, whose fee of 25 basis points gives other amounts, so only times are compared. */
export const PEERS = {
  v2Sdk: { name: 'v2-sdk 4.21.4', make: v2Sdk, sameFee: true },
  sdk3: { name: 'sdk 3.0.3', make: sdk3, sameFee: true },
  pancake: { name: 'pancake v2-sdk 1.1.1', make: pancake, sameFee: false },
} as const
export type PeerName = keyof typeof PEERS
