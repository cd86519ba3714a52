import type { Address } from '../../address.ts'
import { sortsBefore } from '../pair.ts'

/** Two tokens, ordered by address. */
export type PairTokens = readonly [Address, Address]

/** Tokens that are traded only against certain others; none of our chains has any (spec: swap.candidate-pairs). */
export type BaseRestrictions = ReadonlyMap<Address, ReadonlySet<Address>>

const NO_RESTRICTIONS: BaseRestrictions = new Map()

/** Pairs a route between two tokens may use: the direct one, each token with every base, and all pairs of bases, each once. */
export function candidatePairs(
  tokenA: Address,
  tokenB: Address,
  bases: readonly Address[],
  restrictions = NO_RESTRICTIONS,
): readonly PairTokens[] {
  const all: PairTokens[] = [
    [tokenA, tokenB],
    ...bases.map((base): PairTokens => [tokenA, base]),
    ...bases.map((base): PairTokens => [tokenB, base]),
    ...bases.flatMap((base) => bases.map((other): PairTokens => [base, other])),
  ]
  const isAllowed = (token: Address, other: Address) => restrictions.get(token)?.has(other) ?? true
  const byKey = new Map<string, PairTokens>()
  for (const [one, other] of all) {
    if (one === other || !isAllowed(one, other) || !isAllowed(other, one)) continue
    const pair: PairTokens = sortsBefore(one, other) ? [one, other] : [other, one]
    if (!byKey.has(pair.join())) byKey.set(pair.join(), pair)
  }
  return Array.from(byKey.values())
}
