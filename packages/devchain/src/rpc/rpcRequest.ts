import type { RpcRequest } from '@musi/chain/rpc/rpcRequest'

/** The error that a node answered with. */
export class RpcError extends Error {
  readonly code: number
  readonly data: unknown
  constructor(code: number, message: string, data?: unknown) {
    super(message)
    this.name = 'RpcError'
    this.code = code
    this.data = data
  }
}

type Answer = { result?: unknown; error?: { code?: unknown; message?: unknown; data?: unknown } }

/** JSON-RPC over HTTP, one call per request. `timeoutMs` limits the wait for an answer. */
export function rpcRequest(url: string, timeoutMs = 60_000): RpcRequest {
  let id = 0
  return async (method, params = []) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: ++id, method, params }),
      signal: AbortSignal.timeout(timeoutMs),
    })
    const answer = (await response.json()) as Answer
    if (answer.error === undefined) return answer.result
    const { code, message, data } = answer.error
    throw new RpcError(Number(code ?? -32603), typeof message === 'string' ? message : 'The node gave no reason.', data)
  }
}
