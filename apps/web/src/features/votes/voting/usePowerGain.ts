import { DelegateAct, ReceiveVotes } from '@musi/api/history/acts'
import { ACTS_PATH } from '@musi/api/paths'
import type { Address } from '@musi/domain/address'
import type { PowerGain } from '@musi/domain/governance/powerReason'
import * as v from 'valibot'
import { useHistory } from '#platform/session/history/useHistory.ts'

const TOPICS = ['votes'] as const

const ReceivedVotes = v.pick(ReceiveVotes, ['block', 'transaction', 'before'])
const Delegation = v.pick(DelegateAct, ['block', 'transaction', 'delegate'])

/** The first time after `startBlock` that the account went from no votes to some; null if unknown. */
export function usePowerGain(account: Address, startBlock: number): PowerGain | null {
  const gains = useHistory({
    path: `${ACTS_PATH}?account=${account}&kind=receiveVotes`,
    row: ReceivedVotes,
    topics: TOPICS,
  })
  const delegations = useHistory({
    path: `${ACTS_PATH}?account=${account}&kind=delegate`,
    row: Delegation,
    topics: TOPICS,
  })
  if (gains.kind !== 'read' || delegations.kind !== 'read') return null
  // The rows are newest first, so the last match is the first gain after the start.
  const gain = gains.rows.findLast(({ block, before }) => block > startBlock && before === 0n)
  if (gain === undefined) return null
  const isOwn = delegations.rows.some(
    ({ transaction, delegate }) => transaction === gain.transaction && delegate === account,
  )
  return { block: gain.block, isOwn }
}
