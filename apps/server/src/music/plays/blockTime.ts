import type { Upstream } from '#platform/rpc/upstream.ts'
import { upstreamRequest } from '#platform/rpc/upstreamRequest.ts'

/** The chain's time: that of its newest block, in seconds; null if the chain is unavailable. */
export async function blockTime(upstream: Pick<Upstream, 'ask'>): Promise<number | null> {
  try {
    const block = await upstreamRequest(upstream)('eth_getBlockByNumber', ['latest', false])
    const seconds = typeof block === 'object' && block !== null && 'timestamp' in block ? Number(block.timestamp) : NaN
    return Number.isNaN(seconds) ? null : seconds
  } catch {
    return null
  }
}
