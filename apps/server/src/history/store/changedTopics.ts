import { TOPIC_OF_ACT } from '@musi/api/history/acts'
import { HISTORY_TOPICS, type HistoryTopic } from '@musi/api/history/historyNews'
import type { Rows } from './rows.ts'

/** The topics these rows belong to. */
export function changedTopics({
  pairs,
  reserves,
  createdTokens,
  acts,
  moves,
  shares,
  transactions,
}: Rows): readonly HistoryTopic[] {
  const topics = new Set<HistoryTopic>(acts.map(({ kind }) => TOPIC_OF_ACT[kind]))
  if (pairs.length + reserves.length > 0) topics.add('pairs')
  if (moves.length > 0) topics.add('moves')
  // Replacing a payee is not an act, so shares are checked separately.
  if (shares.some(({ kind }) => kind === 'replaced')) topics.add('songs')
  if (createdTokens.length > 0) topics.add('artists')
  if (transactions.length > 0) topics.add('transactions')
  return HISTORY_TOPICS.filter((topic) => topics.has(topic))
}
