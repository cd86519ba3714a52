import { RPC_PATH } from '@musi/api/page/rpc'
import { fromServer } from '#platform/page/http/fromServer.ts'

type Block = { number: number; hash: string; timeSeconds: number }

const LATEST_BLOCK_REQUEST = { jsonrpc: '2.0', id: 1, method: 'eth_getBlockByNumber', params: ['latest', false] }

const quantity = (value: unknown) => (typeof value === 'string' && /^0x[0-9a-f]+$/i.test(value) ? Number(value) : null)

/** Fetches the newest block while the stream of heads is down; null without an answer. */
export async function fetchLatestBlock(signal: AbortSignal): Promise<Block | null> {
  try {
    const answer = await fromServer(RPC_PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(LATEST_BLOCK_REQUEST),
      signal,
    })
    const { result } = (await answer.json()) as { result?: Record<string, unknown> | null }
    const number = quantity(result?.['number'])
    const timeSeconds = quantity(result?.['timestamp'])
    const hash = result?.['hash']
    return number === null || timeSeconds === null || typeof hash !== 'string' ? null : { number, hash, timeSeconds }
  } catch {
    return null
  }
}
