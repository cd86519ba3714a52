import { addressIn, amountIn } from '@musi/chain/explain/argument'
import { decodedEvent } from '@musi/chain/explain/decodedEvent'
import { latestBlockNumber } from '@musi/chain/requests/blocks/latestBlockNumber'
import type { Log } from '@musi/chain/requests/logs/log'
import { recentTransfers } from '@musi/chain/requests/logs/recentTransfers'
import { type Holder, tokenHolders } from '@musi/chain/requests/tokens/tokenHolders'
import type { Address } from '@musi/domain/address'
import { request } from '#platform/session/chain/request.ts'
import type { Transfer } from './transfer.ts'

/** A token that the history does not follow, read from the node's logs. `complete`: all holders are listed. */
export type RecentReport = {
  /** Newest first. */
  transfers: readonly Transfer[]
  holders: readonly Holder[]
  complete: boolean
}

export async function recentReport(token: Address): Promise<RecentReport> {
  const recent = await recentTransfers(request, token, await latestBlockNumber(request))
  const { holders, complete } = await tokenHolders(request, token, recent.logs)
  const transfers = recent.logs.toReversed().flatMap(transferOf)
  return { transfers, holders, complete: complete && recent.complete }
}

/** Logs without the form of a transfer are ignored. */
function transferOf(log: Log): readonly Transfer[] {
  const event = decodedEvent(log)
  if (event === null) return []
  const from = addressIn(event, 'from')
  const to = addressIn(event, 'to')
  if (from === null || to === null) return []
  const { block, transaction } = log
  return [{ block, log: log.index, transaction, from, to, amount: amountIn(event, 'value') }]
}
