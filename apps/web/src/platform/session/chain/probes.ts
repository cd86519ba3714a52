import { RPC_PATH, SEEN_BLOCK_HEADER } from '@musi/api/page/rpc'
import { PULSE_PATH } from '@musi/api/page/pulse'
import { fromServer } from '#platform/page/http/fromServer.ts'

const PROBE_TIMEOUT_MS = 6000

/** Asks only for the number, because other requests would make the development chain mine a block. */
const BLOCK_NUMBER_REQUEST = { jsonrpc: '2.0', id: 1, method: 'eth_blockNumber', params: [] }

/** Asks `/rpc` for the newest block's number; null without an answer. `seenBlock`: the newest that the page knows. */
export async function probeRpc(ended: AbortSignal, seenBlock: number | undefined): Promise<number | null> {
  try {
    const answer = await fromServer(RPC_PATH, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(seenBlock === undefined ? {} : { [SEEN_BLOCK_HEADER]: String(seenBlock) }),
      },
      body: JSON.stringify(BLOCK_NUMBER_REQUEST),
      signal: ended,
      patienceMs: PROBE_TIMEOUT_MS,
    })
    const { result } = (await answer.json()) as { result?: unknown }
    return typeof result === 'string' && /^0x[0-9a-f]+$/i.test(result) ? Number(result) : null
  } catch {
    return null
  }
}

/**
 * True if our server answered, which sends this path an error below 500. Status 200 comes from
 * something else, such as a login portal.
 */
const isOurServer = (status: number) => status < 500 && status !== 200

/** Probes `/api`; the result reaches the listeners of that connection. */
export const probeApi = (): Promise<void> =>
  fromServer(PULSE_PATH, { patienceMs: PROBE_TIMEOUT_MS, cache: 'no-store', isAnswer: isOurServer }).then(
    () => undefined,
    () => undefined,
  )
