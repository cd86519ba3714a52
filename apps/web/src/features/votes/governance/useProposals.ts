import { proposalCount } from '@musi/chain/reads/governance/proposalCount'
import type { Proposal } from '@musi/chain/requests/governance/proposals'
import { proposalState } from '@musi/chain/reads/governance/proposalState'
import { type ProposalVotes, proposalVotes } from '@musi/chain/reads/governance/proposalVotes'
import type { Address } from '@musi/domain/address'
import { type ListedProposal, listedProposals, proposalIds } from '@musi/domain/governance/proposalList'
import type { ProposalStatus } from '@musi/domain/governance/proposalStatus'
import type { CallState } from '@musi/domain/multicall/callState'
import { useRead } from '#platform/session/chain/useRead.ts'
import { useReads } from '#platform/session/chain/useReads.ts'
import { type Staleness, stalenessOf } from '#platform/session/freshness/staleness.ts'
import { useCreatedProposals } from './useCreatedProposals.ts'

export type GovernedProposal = ListedProposal<ProposalVotes, ProposalStatus, Proposal>

export type Proposals =
  | { readonly kind: 'loading' }
  /** The proposals were never read, and cannot be read now. */
  | { readonly kind: 'unread' }
  | {
      readonly kind: 'read'
      /** Number of proposals in the governor. */
      readonly count: number
      /** The proposals that were fully read, newest first. */
      readonly proposals: readonly GovernedProposal[]
      readonly staleness: Staleness | null
    }

const NO_IDS: readonly number[] = []

/** Maps ids to values, without those that could not be read. */
const byId = <Value>(ids: readonly number[], states: readonly CallState<Value>[]): ReadonlyMap<number, Value> =>
  new Map(
    ids.flatMap((id, at): [number, Value][] => {
      const state = states[at]
      return state?.kind === 'value' ? [[id, state.value]] : []
    }),
  )

/** The proposals of a governor at each block, or only the one with the id `onlyId` (spec: governance.list). */
export function useProposals(governor: Address, onlyId: number | null = null): Proposals {
  const countRead = useRead(proposalCount(governor))
  const count = countRead.kind === 'value' ? Number(countRead.value) : null
  const created = useCreatedProposals(governor, count, onlyId)
  const all = count === null ? NO_IDS : proposalIds(count)
  const ids = onlyId === null ? all : all.filter((id) => id === onlyId)
  const entities = useReads(ids.map((id) => proposalVotes(governor, id)))
  const states = useReads(ids.map((id) => proposalState(governor, id)))
  if (countRead.kind === 'error') return { kind: 'unread' }
  if (count === null || created.kind === 'waiting') return { kind: countRead.overdue ? 'unread' : 'loading' }
  if (ids.length === 0) return { kind: 'read', count, proposals: [], staleness: stalenessOf([countRead]) }
  if (created.kind === 'failed') return { kind: 'unread' }
  const reads = [...entities, ...states]
  if (reads.every(({ kind }) => kind === 'loading'))
    return { kind: reads.some(({ overdue }) => overdue) ? 'unread' : 'loading' }
  const proposals = listedProposals(count, byId(ids, entities), byId(ids, states), created.value)
  return { kind: 'read', count, proposals, staleness: stalenessOf([countRead, ...reads]) }
}
