import type { PositionEntry } from '@musi/domain/charts/positionTruth'
import { type ReadBy, type Reader, address, fields, list, oneOf, orNull, units } from '@musi/domain/untrusted'

/** Of token0 and of token1. */
const both: Reader<readonly [bigint, bigint]> = (value) => {
  const [one, other, more] = list(units)(value) ?? []
  return one === undefined || other === undefined || more !== undefined ? undefined : [one, other]
}

const change = fields({
  kind: oneOf('added', 'removed', 'received', 'sent'),
  shares: units,
  amounts: orNull(both),
  reserves: both,
  supply: units,
})

const position = fields({ pair: address, token0: address, token1: address, changes: list(change), rewards: units })
export type PastPosition = ReadBy<typeof position>

export const readPosition: Reader<PastPosition | null> = position

/** As the rules of positions have it, A being token0. */
export function entryOf({ kind, shares, amounts, reserves, supply }: ReadBy<typeof change>): PositionEntry {
  const base = { shares, pool: { reserveA: reserves[0], reserveB: reserves[1], totalSupply: supply } }
  if (amounts === null) return { kind: kind === 'added' || kind === 'received' ? 'received' : 'sent', ...base }
  return { kind: kind === 'added' || kind === 'received' ? 'added' : 'removed', amounts, ...base }
}
