import type { Hex } from 'viem'
import type { RpcRequest } from '../../rpc/rpcRequest.ts'
import type { Mined } from './minedTransactions.ts'
import { receipt } from './receipt.ts'
import { transaction } from '../blocks/transaction.ts'

type TimedHash = { readonly transaction: Hex; readonly timeSeconds: number }

/** Transactions by hash, with their receipts; those no longer on chain are left out. */
export async function minedByHash(request: RpcRequest, known: readonly TimedHash[]): Promise<readonly Mined[]> {
  const answers = await Promise.all(
    known.map(({ transaction: hash }) => Promise.all([transaction(request, hash), receipt(request, hash)])),
  )
  return known.flatMap(({ timeSeconds }, at) => {
    const [sent, received] = answers[at] ?? []
    return sent && received ? [{ transaction: sent, receipt: received, timeSeconds }] : []
  })
}
