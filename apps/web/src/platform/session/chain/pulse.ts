import { RPC_PATH } from '@musi/api/page/rpc'
import { PULSE_PATH } from '@musi/api/page/pulse'
import { fromServer } from '#platform/page/http/fromServer.ts'

/** A sign of life that takes longer is none. */
const LASTS_MS = 6000

/** The number, and nothing that makes a chain of our own mine a block. */
const ASK = { jsonrpc: '2.0', id: 1, method: 'eth_blockNumber', params: [] }

/** Asks `/rpc` for the newest block's number; null without an answer. */
export async function pulseOfRpc(ended: AbortSignal): Promise<number | null> {
  try {
    const answer = await fromServer(RPC_PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(ASK),
      signal: ended,
      patienceMs: LASTS_MS,
    })
    const { result } = (await answer.json()) as { result?: unknown }
    return typeof result === 'string' && /^0x[0-9a-f]+$/i.test(result) ? Number(result) : null
  } catch {
    return null
  }
}

/** Something else than our server answers with a page. */
const isOurs = (status: number) => status < 500 && status !== 200

/** Probes `/api`; listeners of that connection hear the result. */
export const pulseOfApi = (): Promise<void> =>
  fromServer(PULSE_PATH, { patienceMs: LASTS_MS, cache: 'no-store', isAnswer: isOurs }).then(
    () => undefined,
    () => undefined,
  )
