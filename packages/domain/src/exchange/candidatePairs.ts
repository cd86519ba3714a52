import type { Address } from '../address.ts'
import { sortsBefore } from './pair.ts'

/** Two tokens in the order of their pair. */
export type PairTokens = readonly [Address, Address]

/** Tokens that are traded against some bases only; no chain of ours has any (spec: swap.candidate-pairs). */
export type BaseRestrictions = ReadonlyMap<Address, ReadonlySet<Address>>

const NONE: BaseRestrictions = new Map()

/** Pairs that a route from one token to another may go through: the direct one, each with every base, and the bases among themselves, each once. */
export function candidatePairs(
  tokenA: Address,
  tokenB: Address,
  bases: readonly Address[],
  restrictions = NONE,
): readonly PairTokens[] {
  const all: PairTokens[] = [
    [tokenA, tokenB],
    ...bases.map((base): PairTokens => [tokenA, base]),
    ...bases.map((base): PairTokens => [tokenB, base]),
    ...bases.flatMap((base) => bases.map((other): PairTokens => [base, other])),
  ]
  const allows = (token: Address, other: Address) => restrictions.get(token)?.has(other) ?? true
  const found = new Map<string, PairTokens>()
  for (const [one, other] of all) {
    if (one === other || !allows(one, other) || !allows(other, one)) continue
    const pair: PairTokens = sortsBefore(one, other) ? [one, other] : [other, one]
    if (!found.has(pair.join())) found.set(pair.join(), pair)
  }
  return Array.from(found.values())
}
