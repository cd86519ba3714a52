import type { RpcRequest } from '../rpc/rpcRequest.ts'
import type { TransactionRecord } from '@musi/domain/transactions/record'
import type { Change } from '@musi/domain/transactions/transactionLog'
import { toHex } from 'viem'
import { parseFields, parseHex, parseInteger } from '../rpc/wire.ts'
import type { NativeReporters } from './movedAmounts.ts'
import { loggedReceipt, minedFacts } from './receiptChecks.ts'

type Block = { number: number; hash: string }

async function blockHead(request: RpcRequest, at: string): Promise<Block | null> {
  const answer = await request('eth_getBlockByNumber', [at, false])
  if (answer === null) return null
  const { number, hash } = parseFields(answer)
  return { number: parseInteger(number), hash: parseHex(hash) }
}

/**
 * Checks that the blocks of receipts are still part of the chain, and which of them are final (case 61). Makes one call
 * for each block, and one for the finalized block. A node without such a block lags behind, which proves nothing.
 */
export async function recheckReceipts(
  request: RpcRequest,
  watched: readonly TransactionRecord[],
  nowMs: number,
  native?: NativeReporters,
): Promise<readonly Change[]> {
  if (watched.length === 0) return []
  const numbers = [...new Set(watched.map(({ mined }) => mined?.receipt.blockNumber ?? 0))]
  const [finalized, ...blocks] = await Promise.all([
    blockHead(request, 'finalized').catch(() => null),
    ...numbers.map((number) => blockHead(request, toHex(number)).catch(() => null)),
  ])
  const results = await Promise.allSettled(
    watched.map((record) =>
      changeOf(request, record, blocks, finalized?.number ?? 0, { nowMs, ...(native && { native }) }),
    ),
  )
  return results.flatMap((one) => (one.status === 'fulfilled' && one.value !== null ? [one.value] : []))
}

async function changeOf(
  request: RpcRequest,
  record: TransactionRecord,
  blocks: readonly (Block | null)[],
  finalized: number,
  now: { nowMs: number; native?: NativeReporters },
): Promise<Change | null> {
  const { id, mined } = record
  if (mined === null) return null
  const { blockNumber, blockHash, transactionHash, status } = mined.receipt
  const current = blocks.find((block) => block?.number === blockNumber) ?? null
  if (current === null) return null
  if (current.hash === blockHash) return blockNumber <= finalized ? { kind: 'final', id } : null
  const logged = await loggedReceipt(request, transactionHash)
  if (logged === null) return { kind: 'unmined', id }
  const { receipt } = logged
  if (receipt.blockHash === blockHash && receipt.status === status) return null
  return { kind: 'moved', id, mined: minedFacts(record, logged, mined.call, now) }
}
