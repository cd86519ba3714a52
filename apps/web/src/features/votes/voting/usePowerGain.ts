import { DelegateAct, ReceiveVotes } from '@musi/api/history/acts'
import { ACTS_PATH } from '@musi/api/paths'
import type { Address } from '@musi/domain/address'
import type { PowerGain } from '@musi/domain/governance/powerReason'
import * as v from 'valibot'
import { useHistory } from '#platform/session/history/useHistory.ts'

const TOPICS = ['votes'] as const

const Received = v.pick(ReceiveVotes, ['block', 'transaction', 'before'])
const Delegated = v.pick(DelegateAct, ['block', 'transaction', 'delegate'])

/** When an account without votes in a block first got some, from the history; null if unknown. */
export function usePowerGain(account: Address, startBlock: number): PowerGain | null {
  const gains = useHistory({
    path: `${ACTS_PATH}?account=${account}&kind=receiveVotes`,
    row: Received,
    topics: TOPICS,
  })
  const own = useHistory({ path: `${ACTS_PATH}?account=${account}&kind=delegate`, row: Delegated, topics: TOPICS })
  if (gains.kind !== 'read' || own.kind !== 'read') return null
  // Newest first, so that the last one is the first after the start.
  const gain = gains.rows.findLast(({ block, before }) => block > startBlock && before === 0n)
  if (gain === undefined) return null
  const isOwn = own.rows.some(({ transaction, delegate }) => transaction === gain.transaction && delegate === account)
  return { block: gain.block, isOwn }
}
