import type { Upstream } from '#platform/rpc/upstream.ts'
import { upstreamRequest } from '#platform/rpc/upstreamRequest.ts'

/** The clock of the chain: when its newest block was made, in seconds. Null: it cannot be asked. */
export async function blockTime(upstream: Pick<Upstream, 'ask'>): Promise<number | null> {
  try {
    const block = await upstreamRequest(upstream)('eth_getBlockByNumber', ['latest', false])
    const seconds = typeof block === 'object' && block !== null && 'timestamp' in block ? Number(block.timestamp) : NaN
    return Number.isNaN(seconds) ? null : seconds
  } catch {
    return null
  }
}
