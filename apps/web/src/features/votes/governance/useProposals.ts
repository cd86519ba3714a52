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
import { useCreated } from './useCreated.ts'

export type GovernedProposal = ListedProposal<ProposalVotes, ProposalStatus, Proposal>

export type Proposals =
  | { readonly kind: 'loading' }
  /** Nothing of it was ever read, and it cannot be now. */
  | { readonly kind: 'unread' }
  | {
      readonly kind: 'read'
      /** Number of proposals in the governor. */
      readonly count: number
      /** The proposals that were fully read, newest first. */
      readonly proposals: readonly GovernedProposal[]
      readonly behind: Staleness | null
    }

const NONE: readonly number[] = []

/** Maps ids to values, without those that could not be read. */
const byId = <Value>(ids: readonly number[], states: readonly CallState<Value>[]): ReadonlyMap<number, Value> =>
  new Map(
    ids.flatMap((id, at): [number, Value][] => {
      const state = states[at]
      return state?.kind === 'value' ? [[id, state.value]] : []
    }),
  )

/** The proposals of a governor at each block, or only the one that is named (spec: governance.list). */
export function useProposals(governor: Address, only: number | null = null): Proposals {
  const counted = useRead(proposalCount(governor))
  const count = counted.kind === 'value' ? Number(counted.value) : null
  const created = useCreated(governor, count, only)
  const all = count === null ? NONE : proposalIds(count)
  const ids = only === null ? all : all.filter((id) => id === only)
  const entities = useReads(ids.map((id) => proposalVotes(governor, id)))
  const states = useReads(ids.map((id) => proposalState(governor, id)))
  if (counted.kind === 'error') return { kind: 'unread' }
  if (count === null || created.kind === 'waiting') return { kind: counted.overdue ? 'unread' : 'loading' }
  if (ids.length === 0) return { kind: 'read', count, proposals: [], behind: stalenessOf([counted]) }
  if (created.kind === 'failed') return { kind: 'unread' }
  const reads = [...entities, ...states]
  if (reads.every(({ kind }) => kind === 'loading'))
    return { kind: reads.some(({ overdue }) => overdue) ? 'unread' : 'loading' }
  const proposals = listedProposals(count, byId(ids, entities), byId(ids, states), created.value)
  return { kind: 'read', count, proposals, behind: stalenessOf([counted, ...reads]) }
}
