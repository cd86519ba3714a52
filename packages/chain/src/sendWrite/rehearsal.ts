import type { RpcRequest } from '../rpc/rpcRequest.ts'
import type { Address } from '@musi/domain/address'
import type { Call } from '../write.ts'
import { type Holding, holdingQuery, withoutDuplicates } from './holding.ts'
import { outcome, promisedHoldings } from './outcome.ts'
import type { MovedAmounts, PromisedAmounts } from './promisedAmounts.ts'
import { type Simulation, simulation } from './simulation.ts'
import { touchedHoldings } from './touchedHoldings.ts'

/**
 * The result of rehearsing a sequence of calls. `unable` means that this node cannot rehearse, which blocks nothing
 * (spec: sending.rehearsal).
 */
export type Rehearsal =
  /** `moved` is null if nothing was promised, or a balance could not be read. */
  | { kind: 'works'; moved: MovedAmounts | null }
  /** All calls succeed, but together they break the promise. */
  | { kind: 'breaks'; moved: MovedAmounts }
  | Exclude<Simulation, { kind: 'done' }>

export async function rehearsal(
  request: RpcRequest,
  from: Address,
  calls: readonly Call[],
  promised: PromisedAmounts | null,
): Promise<Rehearsal> {
  if (promised === null) {
    const simulated = await simulation(request, from, calls, [])
    return simulated.kind === 'done' ? { kind: 'works', moved: null } : simulated
  }
  const simulate = (holdings: readonly Holding[]) =>
    simulation(
      request,
      from,
      calls,
      holdings.map((one) => holdingQuery(one, promised.balanceReader)),
    )
  const expected = promisedHoldings(promised, from)
  const first = await simulate(expected)
  if (first.kind !== 'done') return first
  // A second run also measures holdings that were touched but not promised. Honest transactions do not need it.
  const all = withoutDuplicates([...expected, ...touchedHoldings(first.logs, from)])
  const simulated = all.length === expected.length ? first : await simulate(all)
  if (simulated.kind !== 'done') return simulated
  const changes = all.flatMap((holding, at) => {
    const gain = simulated.gains[at] ?? null
    return gain === null ? [] : [{ holding, gain }]
  })
  const { moved, isAsPromised } = outcome(changes, promised, from)
  if (!isAsPromised) return { kind: 'breaks', moved }
  return { kind: 'works', moved: simulated.gains.slice(0, expected.length).includes(null) ? null : moved }
}
