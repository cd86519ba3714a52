import { SentTransaction } from '@musi/api/history/transactions'
import { TRANSACTIONS_PATH } from '@musi/api/paths'
import { latestBlockNumber } from '@musi/chain/requests/blocks/latestBlockNumber'
import { minedByHash } from '@musi/chain/requests/transactions/minedByHash'
import { type Mined, accountTransactions } from '@musi/chain/requests/transactions/minedTransactions'
import type { Address } from '@musi/domain/address'
import { useRef } from 'react'
import { useShowMore } from '#platform/page/loading/useShowMore.ts'
import { request } from '#platform/session/chain/request.ts'
import { isComplete } from '#platform/session/history/isComplete.ts'
import { type History, useHistory } from '#platform/session/history/useHistory.ts'
import type { PastTransaction } from '#platform/tokens/story/pastTransaction.ts'
import type { Answer } from '#platform/page/loading/useAnswer.ts'
import { useChainAnswer } from '../frame/useChainAnswer.ts'
import { useMined } from '../lists/useMined.ts'

type AddressTransactions = {
  mined: readonly Mined[]
  /** True if the list is complete. */
  isAll: boolean
  older: (() => void) | null
  busy: boolean
  /** The history that was read, whose age is shown; null if blocks were read. */
  history: History<unknown> | null
}

const AT_FIRST = 15
const NONE: readonly PastTransaction[] = []
/** Includes the block, because a transaction that is mined again has another receipt. */
const keyOf = ({ transaction, block }: PastTransaction) => `${transaction} ${block}`

/**
 * Reads the history. If that never answers, searches the blocks, as far back as is reasonable
 * (spec: explorer.address).
 */
export function useAddressTransactions(address: Address): Answer<AddressTransactions> {
  const past = useHistory({
    path: `${TRANSACTIONS_PATH}?account=${address}`,
    row: SentTransaction,
    topics: ['transactions'],
  })
  const rows = past.kind === 'read' ? past.rows : NONE
  const { shown, more } = useShowMore(rows, AT_FIRST)
  const list = useMinedDetails(past.kind === 'read' ? address : null, shown)
  const searchesBlocks = past.kind !== 'read' && past.kind !== 'waiting'
  const inBlocks = useMined(searchesBlocks ? address : null, async (newest) =>
    accountTransactions(request, address, newest ?? (await latestBlockNumber(request)), AT_FIRST),
  )
  if (past.kind !== 'read') {
    if (inBlocks.kind !== 'ready') return inBlocks
    const { mined, older, busy } = inBlocks.value
    return { kind: 'ready', value: { mined, isAll: older === null, older, busy, history: null }, isOld: inBlocks.isOld }
  }
  if (list.kind !== 'ready') return list
  const older = more ?? past.more
  const value = { mined: list.value.mined, isAll: isComplete(past), older, history: past }
  return { kind: 'ready', value: { ...value, busy: past.isBusy || list.value.isLate }, isOld: list.isOld }
}

/** Adds the details a list shows. Earlier reads are reused. */
function useMinedDetails(
  address: Address | null,
  shown: readonly PastTransaction[],
): Answer<{ mined: readonly Mined[]; isLate: boolean }> {
  const read = useRef(new Map<string, Mined>())
  const keys = shown.map(keyOf)
  const answer = useChainAnswer(
    address,
    async () => {
      const missing = shown.filter((row) => !read.current.has(keyOf(row)))
      const transactions = await minedByHash(request, missing)
      const rowOf = new Map(missing.map((row) => [row.transaction, row]))
      for (const mined of transactions) {
        const row = rowOf.get(mined.transaction.hash)
        if (row !== undefined) read.current.set(keyOf(row), mined)
      }
      return { keys, mined: keys.flatMap((key) => read.current.get(key) ?? []) }
    },
    keys.join(),
  )
  if (answer.kind !== 'ready') return answer
  const isLate = answer.value.keys.length < keys.length
  return { kind: 'ready', value: { mined: answer.value.mined, isLate }, isOld: answer.isOld }
}
