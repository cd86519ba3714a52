import { Proposal as ProposalRow } from '@musi/api/history/proposals'
import { PROPOSALS_PATH } from '@musi/api/paths'
import type { Proposal } from '@musi/chain/requests/governance/proposals'
import type { Address } from '@musi/domain/address'
import * as v from 'valibot'
import { retryOnce } from '#platform/page/loading/retryOnce.ts'
import { request } from '#platform/session/chain/request.ts'
import { fetchHistory } from '#platform/session/history/fetchHistory.ts'
import { historyPages } from '#platform/session/history/historyPages.ts'

/** Limit of pages, of twenty proposals each. */
const MAX_PAGES = 50

const CreatedProposal = v.pipe(
  v.pick(ProposalRow, ['id', 'proposer', 'calls', 'startBlock', 'endBlock', 'description', 'block']),
  v.transform((row): Proposal => ({ ...row, id: Number(row.id) })),
)

const withCursor = (path: string, cursor: string | null) =>
  cursor === null ? path : `${path}${path.includes('?') ? '&' : '?'}before=${cursor}`

/** Reads proposals from the history; null if it is incomplete or does not answer. */
async function readFromHistory(count: number, onlyId: number | null): Promise<readonly Proposal[] | null> {
  const path = onlyId === null ? PROPOSALS_PATH : `${PROPOSALS_PATH}?proposal=${onlyId}`
  try {
    const { rows } = await historyPages((cursor) => fetchHistory(withCursor(path, cursor), CreatedProposal), MAX_PAGES)
    const ids = new Set(rows.map(({ id }) => id))
    return ids.size === (onlyId === null ? count : 1) ? rows : null
  } catch {
    return null
  }
}

/**
 * All proposals as created, or only one: from the history once it has them, otherwise from the node's logs
 * (spec: governance.logs, governance.history).
 */
export async function createdProposals(
  governor: Address,
  { count, latest, onlyId }: { count: number; latest: number; onlyId: number | null },
): Promise<readonly Proposal[]> {
  if (count === 0) return []
  const indexed = await readFromHistory(count, onlyId)
  if (indexed !== null) return indexed
  const { proposals } = await retryOnce(() => import('@musi/chain/requests/governance/proposals'))
  return proposals(request, governor, { count, latest })
}
