import { minBigInt } from '@musi/domain/minBigInt'
import type { World } from '@musi/contracts/deploy/world'
import type { Address } from 'viem'

/** A pair or a V1 exchange, in its state after the history written so far. */
export type Pool = {
  address: Address
  version: 'v1' | 'v2'
  /** For a V1 exchange, the first token is the wrapped native currency, which represents its native reserve. */
  tokens: readonly [Address, Address]
  reserves: [bigint, bigint]
  /** Total supply of the pool's shares. */
  supply: bigint
  /** Price of the second token in the first when the pool was opened; trades vary around it. */
  openingPrice: number
}

export type Market = {
  pools: readonly Pool[]
  /** The V2 pool of two tokens. */
  poolOf: (one: Address, other: Address) => Pool
  exchangeOf: (token: Address) => Pool
  open: (pool: Pool) => void
}

const root = (square: bigint): bigint => {
  let guess = square
  let next = (square + 1n) / 2n
  while (next < guess) [guess, next] = [next, (next + square / next) / 2n]
  return guess
}

const priceOf = ([first, second]: Pool['reserves']) => Number(first) / Number(second)

/** Relative price change since the pool was opened; 0.1 is a tenth up. */
export const deviation = ({ reserves, openingPrice }: Pool): number => priceOf(reserves) / openingPrice - 1

export const newPool = (address: Address, tokens: Pool['tokens'], reserves: Pool['reserves']): Pool => ({
  address,
  version: 'v2',
  tokens,
  reserves,
  supply: root(reserves[0] * reserves[1]),
  openingPrice: priceOf(reserves),
})

/** A pool as filled by the deployment; a shared one has the provider's hundredth first (contracts/deploy/areas/poolSteps.ts). */
function seededPool({ pair, a, b, shared }: World['pools'][number]): Pool {
  if (!shared) return newPool(pair, [a.address, b.address], [a.amount, b.amount])
  const first = newPool(pair, [a.address, b.address], [a.amount / 100n, b.amount / 100n])
  const [firstA, firstB] = first.reserves
  const added = minBigInt((a.amount * first.supply) / firstA, (b.amount * first.supply) / firstB)
  return { ...first, reserves: [firstA + a.amount, firstB + b.amount], supply: first.supply + added }
}

/** All pools at the start of the first day. The seed updates them with every step. */
export function marketOf(world: World): Market {
  const wrapped = world.wrappedNative.address
  const exchanges = world.v1.exchanges.map(({ address, token, native, amount }): Pool => ({
    ...newPool(address, [wrapped, token], [native, amount]),
    version: 'v1',
    supply: native,
  }))
  const pools: Pool[] = [...[...world.pools, ...world.oddPools].map(seededPool), ...exchanges]
  const find = (version: Pool['version'], one: Address, other: Address) => {
    const match = pools.find(
      (pool) => pool.version === version && pool.tokens.includes(one) && pool.tokens.includes(other),
    )
    if (match === undefined) throw new Error(`Nobody has opened a ${version} pool of ${one} and ${other}.`)
    return match
  }
  return {
    pools,
    poolOf: (one, other) => find('v2', one, other),
    exchangeOf: (token) => find('v1', wrapped, token),
    open: (pool) => void pools.push(pool),
  }
}
