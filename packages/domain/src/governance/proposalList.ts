import type { Address } from '../address.ts'
import type { ProposalCall } from './proposalDetails.ts'

/** What the governor's event says of a proposal; its numbers and its state are read from the governor itself. */
export type ProposalEvent = {
  readonly id: bigint
  readonly proposer: Address
  readonly description: string
  readonly calls: readonly ProposalCall[]
}

export type ListedProposal<Entity, State> = {
  readonly id: bigint
  readonly entity: Entity
  readonly state: State
  readonly event: ProposalEvent
}

/** All ids there are: 1 to `proposalCount`, the newest first (spec: governance.list). */
export const proposalIds = (count: bigint): readonly bigint[] =>
  Array.from({ length: Number(count) }, (_, at) => count - BigInt(at))

/**
 * What can be listed of them: a proposal needs its entity, its state and its event, which are matched by id, since events
 * may be missing or come in any order (spec: governance.list).
 */
export function listedProposals<Entity, State>(
  count: bigint,
  entities: ReadonlyMap<bigint, Entity>,
  states: ReadonlyMap<bigint, State>,
  events: Iterable<ProposalEvent>,
): readonly ListedProposal<Entity, State>[] {
  const byId = new Map(Array.from(events, (event) => [event.id, event]))
  return proposalIds(count).flatMap((id) => {
    const [entity, state, event] = [entities.get(id), states.get(id), byId.get(id)]
    return entity === undefined || state === undefined || event === undefined ? [] : [{ id, entity, state, event }]
  })
}
