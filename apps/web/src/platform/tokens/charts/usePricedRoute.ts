import { poolAddress } from '#platform/session/exchange/poolAddress.ts'
import type { Address } from '@musi/domain/address'
import type { Route } from '@musi/domain/exchange/trade'
import { useIdentity } from '../explain/useIdentity.ts'
import type { PricedPool } from './priceRows.ts'

/** Pools of a route along the path of a price; null while the decimals of one of its tokens are unknown. */
export function usePricedRoute({ path, pairs }: Pick<Route, 'path' | 'pairs'>): readonly PricedPool[] | null {
  const [first] = path
  if (first === undefined) throw new Error('A route needs at least one token.')
  // A route has three pools at most.
  const units = [
    useDecimals(first),
    useDecimals(path[1] ?? first),
    useDecimals(path[2] ?? first),
    useDecimals(path[3] ?? first),
  ]
  if (units.includes(null)) return null
  return pairs.map(({ token0, token1 }, at): PricedPool => {
    const isInverted = path[at] === token1
    const one = units[at] ?? 0
    const other = units[at + 1] ?? 0
    return {
      pair: poolAddress(token0, token1),
      tokens: [token0, token1],
      isInverted,
      decimals: isInverted ? [other, one] : [one, other],
    }
  })
}

function useDecimals(token: Address): number | null {
  const identity = useIdentity(token)
  return identity?.kind === 'token' ? identity.decimals : null
}
