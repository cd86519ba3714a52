import type { ProposalStatus } from './proposalStatus.ts'

export type ListedProposal<Entity, State, Event> = {
  readonly id: number
  readonly entity: Entity
  readonly state: State
  readonly event: Event
}

/** Ids from 1 to `count`, newest first (spec: governance.list). */
export const proposalIds = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => count - at)

/**
 * Proposals that have an entity, a state and an event. Events are matched by id, since they may be missing or in any order
 * (spec: governance.list).
 */
export function listedProposals<Entity, State, Event extends { readonly id: number }>(
  count: number,
  entities: ReadonlyMap<number, Entity>,
  states: ReadonlyMap<number, State>,
  events: Iterable<Event>,
): readonly ListedProposal<Entity, State, Event>[] {
  const byId = new Map(Array.from(events, (event) => [event.id, event]))
  return proposalIds(count).flatMap((id) => {
    const entity = entities.get(id)
    const state = states.get(id)
    const event = byId.get(id)
    return entity === undefined || state === undefined || event === undefined ? [] : [{ id, entity, state, event }]
  })
}

const placeOf = (status: ProposalStatus): number => (status === 'active' ? 0 : status === 'pending' ? 1 : 2)

/** Active proposals, then pending ones, then all others, each in the order they come in (spec: governance.list). */
export const votableFirst = <Row extends { readonly state: ProposalStatus }>(rows: readonly Row[]): readonly Row[] =>
  rows.toSorted((one, other) => placeOf(one.state) - placeOf(other.state))
