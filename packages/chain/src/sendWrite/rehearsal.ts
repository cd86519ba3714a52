import type { RpcRequest } from '../rpcRequest.ts'
import type { Address } from '@musi/domain/address'
import type { Call } from '../write.ts'
import { type Holding, holdingQuestion, withoutDoubles } from './holding.ts'
import { outcome, promisedHoldings } from './outcome.ts'
import type { Moved, Promised } from './promised.ts'
import { type Simulation, simulation } from './simulation.ts'
import { touchedBy } from './touched.ts'

/** What a sequence of calls would do. `unable`: this node cannot say, which stops nobody (spec: sending.rehearsal). */
export type Rehearsal =
  /** `moved` is null where nothing was promised, or a token does not tell. */
  | { kind: 'works'; moved: Moved | null }
  /** All calls work, and together they do something else than was promised. */
  | { kind: 'breaks'; moved: Moved }
  | Exclude<Simulation, { kind: 'done' }>

export async function rehearsal(
  request: RpcRequest,
  from: Address,
  calls: readonly Call[],
  promised: Promised | null,
): Promise<Rehearsal> {
  if (promised === null) {
    const tried = await simulation(request, from, calls, [])
    return tried.kind === 'done' ? { kind: 'works', moved: null } : tried
  }
  const looking = (holdings: readonly Holding[]) =>
    simulation(
      request,
      from,
      calls,
      holdings.map((one) => holdingQuestion(one, promised.balanceReader)),
    )
  const expected = promisedHoldings(promised, from)
  const first = await looking(expected)
  if (first.kind !== 'done') return first
  // What was touched and not promised is looked at as well, in a second try. Honest transactions need none.
  const all = withoutDoubles([...expected, ...touchedBy(first.logs, from)])
  const tried = all.length === expected.length ? first : await looking(all)
  if (tried.kind !== 'done') return tried
  const changes = all.flatMap((holding, at) => {
    const gain = tried.gains[at] ?? null
    return gain === null ? [] : [{ holding, gain }]
  })
  const { moved, isKept } = outcome(changes, promised, from)
  if (!isKept) return { kind: 'breaks', moved }
  return { kind: 'works', moved: tried.gains.slice(0, expected.length).includes(null) ? null : moved }
}
