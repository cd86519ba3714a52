import type { Address } from '@musi/domain/address'
import type { Token } from '@musi/domain/currency'
import { type Pair, sortsBefore } from '@musi/domain/exchange/pair'
import { dollarTokens } from '@musi/domain/staking/dollarTokens'
import { config } from '#platform/page/config/config.ts'

/** A pair with its tokens, the lower address first. */
export type Pool = { readonly pair: Address; readonly tokens: readonly [Address, Address] }

/** Finds the known pools between these tokens. */
function poolsAmong(tokens: ReadonlySet<string>): readonly Pool[] {
  const { pools = [] } = config().book ?? {}
  return pools
    .filter(({ tokens: [a, b] }) => tokens.has(a) && tokens.has(b))
    .map(({ pair, tokens: [a, b] }) => ({ pair, tokens: sortsBefore(a, b) ? [a, b] : [b, a] }))
}

/** The dollar tokens, and the known pools between these tokens and the dollars. */
export function dollarPools(tokens: readonly Address[]): { dollars: readonly Token[]; pools: readonly Pool[] } {
  const dollars = dollarTokens(config().book?.tokens ?? []).map(({ symbol, name, decimals, address }): Token => ({
    kind: 'token',
    address,
    decimals,
    symbol,
    name,
  }))
  return { dollars, pools: poolsAmong(new Set([...tokens, ...dollars.map(({ address }) => address)])) }
}

/** The pools with their reserves; empty ones are left out. */
export const pairsOf = (
  pools: readonly Pool[],
  reserves: readonly (readonly [bigint, bigint] | null | undefined)[],
): readonly Pair[] =>
  pools.flatMap(({ tokens: [token0, token1] }, at): Pair[] => {
    const amounts = reserves[at]
    return amounts ? [{ token0, token1, reserve0: amounts[0], reserve1: amounts[1] }] : []
  })
