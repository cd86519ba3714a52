import { type Block, type BlockId, block } from '@musi/chain/requests/blocks/block'
import { blockTransactions } from '@musi/chain/requests/transactions/blockTransactions'
import type { Mined } from '@musi/chain/requests/transactions/minedTransactions'
import { request } from '#platform/session/chain/request.ts'

export type BlockReport = { block: Block; mined: readonly Mined[] }

/** Returns null if there is no such block. */
export async function blockReport(id: BlockId): Promise<BlockReport | null> {
  const loadedBlock = await block(request, id)
  return loadedBlock === null ? null : { block: loadedBlock, mined: await blockTransactions(request, loadedBlock) }
}
