import { Holder } from '@musi/api/history/holders'
import { Move } from '@musi/api/history/moves'
import { HOLDERS_PATH, MOVES_PATH } from '@musi/api/paths'
import type { Address } from '@musi/domain/address'
import { useHeads } from '#platform/session/chain/useHeads.ts'
import { type History, useHistory } from '#platform/session/history/useHistory.ts'
import type { Answer } from '#platform/page/loading/useAnswer.ts'
import { useChainAnswer } from '../frame/useChainAnswer.ts'
import { type RecentReport, recentReport } from './recentReport.ts'

/** Holders and transfers of a token. `older` is null if there are no more. */
export type TokenActivity = RecentReport & {
  older: (() => void) | null
  busy: boolean
  /** The history that was read, whose age is shown; null if the node's logs were read. */
  history: History<unknown> | null
}

/** Reads the history if it follows the token, otherwise the node's logs, as far back as the node searches (spec: explorer.holders). */
export function useTokenActivity(token: Address): Answer<TokenActivity> {
  const { head } = useHeads()
  const topics = ['moves'] as const
  const moves = useHistory({ path: `${MOVES_PATH}?token=${token}`, row: Move, topics })
  const holders = useHistory({ path: `${HOLDERS_PATH}?token=${token}`, row: Holder, topics })
  const isWaiting = moves.kind === 'waiting' || holders.kind === 'waiting'
  const isFollowed = moves.kind === 'read' && moves.rows.length > 0 && holders.kind === 'read'
  const recent = useChainAnswer(isWaiting || isFollowed ? null : token, () => recentReport(token), head?.number)
  if (!isFollowed) {
    if (recent.kind !== 'ready') return recent
    return { kind: 'ready', value: { ...recent.value, older: null, busy: false, history: null }, isOld: recent.isOld }
  }
  return {
    kind: 'ready',
    value: {
      transfers: moves.rows,
      holders: holders.rows.map(({ account, amount }) => ({ account, balance: amount })),
      complete: holders.more === null,
      older: moves.more,
      busy: moves.isBusy,
      history: moves,
    },
    isOld: moves.isOld || holders.isOld,
  }
}
