import type { Proposal } from '@musi/api/history/proposals'
import type { Transaction } from 'kysely'
import { actOfRow } from '../store/historyStore.ts'
import { decodeProposalContent } from '../acts/proposalContent.ts'
import type { Tables } from '../store/tables.ts'

export type ProposalQuery = { proposal: string | null; before: { block: number; log: number } | null }

const PAGE = 20
/** A single text may be a megabyte, so a page ends early at this size. */
const MAX_TEXT_LENGTH = 1_000_000

/** Proposals, newest first, each with its later events. */
export async function proposalRows(
  reading: Transaction<Tables>,
  { proposal, before }: ProposalQuery,
): Promise<{ rows: readonly Proposal[]; isLast: boolean }> {
  let query = reading.selectFrom('proposals').selectAll()
  if (proposal !== null) query = query.where('id', '=', proposal)
  if (before !== null)
    query = query.where((column) =>
      column(column.refTuple('block', 'log'), '<', column.tuple(before.block, before.log)),
    )
  const newest = await query
    .orderBy('block', 'desc')
    .orderBy('log', 'desc')
    .limit(PAGE + 1)
    .execute()
  let textLength = 0
  const shown = newest
    .slice(0, PAGE)
    .filter(({ content }, at) => (textLength += content.length) <= MAX_TEXT_LENGTH || at === 0)
  const ids = shown.map(({ id }) => id)
  if (ids.length === 0) return { rows: [], isLast: true }
  const acts = await reading
    .selectFrom('acts')
    .selectAll()
    .where('subject', 'in', ids)
    .where('kind', 'in', ['propose', 'queueProposal', 'executeProposal', 'cancelProposal'])
    .execute()
  const votes = await reading
    .selectFrom('acts')
    .select((column) => ['subject', column.fn.countAll().as('voters')])
    .where('subject', 'in', ids)
    .where('kind', '=', 'castVote')
    .groupBy('subject')
    .execute()
  const voters = new Map(votes.map((row) => [row.subject, Number(row.voters)]))
  const rows = shown.map(({ block, log, id, proposer, content }): Proposal => {
    const outcome: Pick<Proposal, 'queued' | 'executed' | 'canceled'> = { queued: null, executed: null, canceled: null }
    let createdAt = { timeSeconds: 0, transaction: '' }
    for (const act of acts.filter(({ subject }) => subject === id).map(actOfRow)) {
      const { timeSeconds, transaction, account } = act
      const when = { block: act.block, timeSeconds, transaction, account }
      if (act.kind === 'propose') createdAt = { timeSeconds, transaction }
      if (act.kind === 'queueProposal') outcome.queued = { ...when, etaSeconds: act.etaSeconds }
      if (act.kind === 'executeProposal') outcome.executed = when
      if (act.kind === 'cancelProposal') outcome.canceled = when
    }
    const decoded = decodeProposalContent(content)
    return { block, log, ...createdAt, id, proposer, ...decoded, voters: voters.get(id) ?? 0, ...outcome }
  })
  return { rows, isLast: shown.length === newest.length }
}
