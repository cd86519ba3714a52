import { ACTS_PATH } from '@musi/api/paths'
import type { Address } from '@musi/domain/address'
import type { PowerGain } from '@musi/domain/governance/powerReason'
import { type Reader, address, fields, hex, units, wholeNumber } from '@musi/domain/untrusted'
import { useHistory } from '#platform/session/history/useHistory.ts'

const TOPICS = ['votes'] as const

const place = { block: wholeNumber, transaction: hex }
const received = fields({ ...place, before: units })
type Received = NonNullable<ReturnType<typeof received>>
const delegated = fields({ ...place, delegate: address })
type Delegated = NonNullable<ReturnType<typeof delegated>>

const readReceived: Reader<Received | null> = received
const readDelegated: Reader<Delegated | null> = delegated

/** When an account that had no votes in a block came to have some, by the history; null: not known. */
export function usePowerGain(account: Address, startBlock: number): PowerGain | null {
  const gains = useHistory({
    path: `${ACTS_PATH}?account=${account}&kind=receiveVotes`,
    row: readReceived,
    topics: TOPICS,
  })
  const own = useHistory({ path: `${ACTS_PATH}?account=${account}&kind=delegate`, row: readDelegated, topics: TOPICS })
  if (gains.kind !== 'read' || own.kind !== 'read') return null
  // Newest first, so that the last one is the first after the start.
  const gain = gains.rows.findLast(({ block, before }) => block > startBlock && before === 0n)
  if (gain === undefined) return null
  const isOwn = own.rows.some(({ transaction, delegate }) => transaction === gain.transaction && delegate === account)
  return { block: gain.block, isOwn }
}
