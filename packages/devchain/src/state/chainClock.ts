import type { RpcRequest } from '@musi/chain/rpc/rpcRequest'
import { startMining } from './consistentDump.ts'

/** Maximum age of the last block; with an older one, deadlines and countdowns are wrong, because they use the chain's time (case 63). */
const STALE_AFTER_SECONDS = 15

async function timeOf(request: RpcRequest, block: 'latest' | 'pending'): Promise<number> {
  const { timestamp } = (await request('eth_getBlockByNumber', [block, false])) as { timestamp: string }
  return Number(timestamp)
}

/** Time of the last block, and the time the next block would have. */
const readTimes = (request: RpcRequest) => Promise.all([timeOf(request, 'latest'), timeOf(request, 'pending')])

/**
 * After a restart anvil runs on the wall clock again, even if the last block is ahead of it (time was warped, or the
 * computer's clock was set back). Then the chain's time continues from the last block, never backwards. Mining starts
 * only now, with the transactions that have arrived meanwhile.
 */
export async function resumeMining(request: RpcRequest): Promise<void> {
  const [last, next] = await readTimes(request)
  if (next < last) await request('evm_increaseTime', [last - next])
  await startMining(request)
}

const readsTime = (method: string, params: readonly unknown[]) =>
  method === 'eth_getBlockByNumber'
    ? params[0] === 'latest' || params[0] === 'pending'
    : ['eth_estimateGas', 'eth_sendRawTransaction', 'eth_sendRawTransactionSync', 'eth_sendTransaction'].includes(
        method,
      )

/** Mines a block before a request that reads the time if the last one is old, because blocks come only with transactions. */
export function freshBlocks(request: RpcRequest) {
  let busy: Promise<void> | undefined
  async function mineIfStale() {
    const [last, next] = await readTimes(request)
    if (next - last > STALE_AFTER_SECONDS) await request('evm_mine')
  }
  return async (method: string, params: readonly unknown[]): Promise<void> => {
    if (!readsTime(method, params)) return
    // If the chain does not answer, the forwarded call will report it.
    busy ??= mineIfStale()
      .catch(() => {})
      .finally(() => (busy = undefined))
    await busy
  }
}
