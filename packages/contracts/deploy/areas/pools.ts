import { type Address, type Hex, encodePacked, getContractAddress, keccak256, parseUnits } from 'viem'
import { pairInitCode } from '../artifacts.ts'
import type { PlannedOddToken } from './oddTokens.ts'
import type { PlannedToken } from './tokens.ts'

/** `native`: the chain's own currency, which the router wraps for the pool. */
const NATIVE = { symbol: 'native', decimals: 18 }

/**
 * Initial reserves of the pools on a chain of our own, at about 2,500 dollars for the native currency, 60,000 for wBTC,
 * 50 for COMP, 25 for QUICK, 8 for UNI, 0.30 for OM, 0.10 for EASY and 0.05 for IGG. The pair of TT01 and TT02 exists
 * but is empty. `shared`: the provider among the demo accounts holds a hundredth on top.
 */
const POOL_PLANS: readonly { a: string; amountA: string; b: string; amountB: string; shared?: true }[] = [
  { a: 'native', amountA: '400', b: 'DAI', amountB: '1000000', shared: true },
  { a: 'native', amountA: '600', b: 'USDC', amountB: '1500000', shared: true },
  { a: 'native', amountA: '400', b: 'USDT', amountB: '1000000' },
  { a: 'native', amountA: '480', b: 'wBTC', amountB: '20', shared: true },
  { a: 'native', amountA: '120', b: 'UNI', amountB: '37500' },
  { a: 'native', amountA: '40', b: 'COMP', amountB: '2000' },
  { a: 'native', amountA: '80', b: 'QUICK', amountB: '8000' },
  { a: 'native', amountA: '150', b: 'ETH', amountB: '150' },
  { a: 'native', amountA: '24', b: 'OM', amountB: '200000' },
  { a: 'native', amountA: '20', b: 'EASY', amountB: '500000' },
  { a: 'USDC', amountA: '800000', b: 'USDT', amountB: '800000', shared: true },
  { a: 'USDC', amountA: '600000', b: 'DAI', amountB: '600000' },
  { a: 'DAI', amountA: '500000', b: 'USDT', amountB: '500000' },
  { a: 'USDC', amountA: '5000', b: 'IGG', amountB: '100000' },
]

type PoolSide = { symbol: string; address: Address; amount: bigint }
export type EmptyPool = { tokens: readonly [Address, Address]; pair: Address }

export function plannedEmptyPool(factory: Address, tokens: readonly PlannedToken[]): EmptyPool {
  const [one, other] = tokens.filter(({ symbol }) => symbol === EMPTY_POOL[0] || symbol === EMPTY_POOL[1])
  if (one === undefined || other === undefined) throw new Error('The empty pool names tokens that are not in the list.')
  const pair = pairAddress(factory, keccak256(pairInitCode()), one.address, other.address)
  return { tokens: [one.address, other.address], pair }
}

export type PlannedPool = { pair: Address; a: PoolSide; b: PoolSide; shared: boolean }

/** A pair without reserves, whose first provider sets the price. */
const EMPTY_POOL = ['TT01', 'TT02'] as const

/** Address of a pair of tokens, as the factory computes it. */
export function pairAddress(factory: Address, pairInitCodeHash: Hex, one: Address, other: Address): Address {
  const sorted = one.toLowerCase() < other.toLowerCase() ? ([one, other] as const) : ([other, one] as const)
  const salt = keccak256(encodePacked(['address', 'address'], sorted))
  return getContractAddress({ opcode: 'CREATE2', from: factory, salt, bytecodeHash: pairInitCodeHash })
}

/** The odd tokens' pools, each with native currency. */
export const plannedOddPools = (factory: Address, wrappedNative: Address, odd: readonly PlannedOddToken[]) => {
  const hash = keccak256(pairInitCode())
  return odd.flatMap(({ symbol, address, pool }): PlannedPool[] => {
    if (pool === null) return []
    const a = { symbol: NATIVE.symbol, address: wrappedNative, amount: pool.native }
    const b = { symbol, address, amount: pool.amount }
    return [{ a, b, pair: pairAddress(factory, hash, wrappedNative, address), shared: false }]
  })
}

export function plannedPools(factory: Address, wrappedNative: Address, tokens: readonly PlannedToken[]): PlannedPool[] {
  const hash = keccak256(pairInitCode())
  const side = (symbol: string, amount: string): PoolSide => {
    const token =
      symbol === NATIVE.symbol ? { ...NATIVE, address: wrappedNative } : tokens.find((token) => token.symbol === symbol)
    if (token === undefined) throw new Error(`A pool names the token ${symbol}, which is not in the list of tokens.`)
    return { symbol, address: token.address, amount: parseUnits(amount, token.decimals) }
  }
  return POOL_PLANS.map((plan) => {
    const a = side(plan.a, plan.amountA)
    const b = side(plan.b, plan.amountB)
    return { a, b, pair: pairAddress(factory, hash, a.address, b.address), shared: plan.shared === true }
  })
}
