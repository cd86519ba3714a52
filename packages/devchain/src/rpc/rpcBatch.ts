import { RpcError } from './rpcRequest.ts'

type BatchCall = { method: string; params: readonly unknown[] }
/** Several calls in one request; the node handles them in order. Throws the first error among the answers. */
export type Batch = (calls: readonly BatchCall[]) => Promise<unknown[]>

type Answer = { id: number; result?: unknown; error?: { code: number; message: string } }

export function rpcBatch(url: string): Batch {
  return async (calls) => {
    const body = calls.map(({ method, params }, id) => ({ jsonrpc: '2.0', id, method, params }))
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
    const answers = (await response.json()) as Answer[]
    return calls.map(({ method }, at) => {
      const answer = answers.find(({ id }) => id === at)
      if (answer === undefined) throw new Error(`The chain did not answer ${method}.`)
      if (answer.error !== undefined) throw new RpcError(answer.error.code, `${method}: ${answer.error.message}`)
      return answer.result
    })
  }
}
