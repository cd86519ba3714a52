import type { Currency } from '@musi/domain/currency'
import { type Position, positionOf } from '@musi/domain/liquidity/position'
import { type PoolFacts, usePool } from '#platform/session/exchange/usePool.ts'
import type { HeldPool } from './useHeldPools.ts'
import { usePooledCurrency } from './usePooledCurrency.ts'

export type HeldPosition = {
  /** The native currency first. */
  readonly a: Currency
  readonly b: Currency
  readonly facts: PoolFacts
  /** The account's shares, staked ones included; null while unknown. */
  readonly position: Position | null
}

/** The account's position in one pool, at each block; null while its currencies are unknown. */
export function useHeldPosition({ tokens: [one, other], shares, staked }: HeldPool): HeldPosition | null {
  const sides = [usePooledCurrency(one), usePooledCurrency(other)] as const
  const [a, b] = sides[1]?.kind === 'native' ? [sides[1], sides[0]] : sides
  const facts = usePool(a, b)
  if (a === null || b === null || facts === null) return null
  const { state, fee } = facts
  const isKnown = state.kind === 'exists' && fee !== null && shares !== null && staked !== null
  return { a, b, facts, position: isKnown ? positionOf(state.pool, shares + staked, fee) : null }
}
