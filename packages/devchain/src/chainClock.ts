import type { RpcRequest } from '@musi/chain/rpcRequest'
import { startMining } from './consistentDump.ts'

/** A block older than this makes the clock of the page wrong: deadlines and countdowns use the chain's time (case 63). */
const STALE_AFTER_SECONDS = 15

async function timeOf(request: RpcRequest, block: 'latest' | 'pending'): Promise<number> {
  const { timestamp } = (await request('eth_getBlockByNumber', [block, false])) as { timestamp: string }
  return Number(timestamp)
}

/** The time of the last block, and the time that the next one would have. */
const times = (request: RpcRequest) => Promise.all([timeOf(request, 'latest'), timeOf(request, 'pending')])

/**
 * After a reload anvil runs on the wall clock again, even when the last block is ahead of it (time was warped, or the
 * computer's clock was set back). Then the chain's time goes on from the last block, never backwards. Mining begins
 * only now, first with what came in meanwhile.
 */
export async function resumeMining(request: RpcRequest): Promise<void> {
  const [last, next] = await times(request)
  if (next < last) await request('evm_increaseTime', [last - next])
  await startMining(request)
}

const looksAtClock = (method: string, params: readonly unknown[]) =>
  method === 'eth_getBlockByNumber'
    ? params[0] === 'latest' || params[0] === 'pending'
    : ['eth_estimateGas', 'eth_sendRawTransaction', 'eth_sendRawTransactionSync', 'eth_sendTransaction'].includes(
        method,
      )

/** Blocks come with transactions only. When somebody is about to look at the clock, one is mined if the last is old. */
export function freshBlocks(request: RpcRequest) {
  let busy: Promise<void> | undefined
  async function freshen() {
    const [last, next] = await times(request)
    if (next - last > STALE_AFTER_SECONDS) await request('evm_mine')
  }
  return async (method: string, params: readonly unknown[]): Promise<void> => {
    if (!looksAtClock(method, params)) return
    // Where the chain does not answer, the call that is forwarded next says so.
    busy ??= freshen()
      .catch(() => {})
      .finally(() => (busy = undefined))
    await busy
  }
}
