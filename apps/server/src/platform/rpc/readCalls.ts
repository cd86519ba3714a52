import { MAX_RPC_CALLS, RPC_ERROR } from '@musi/api/page/rpc'
import { readJson } from '../readJson.ts'
import { methodRefusal } from './methodRefusal.ts'
import type { Call, RpcError } from './call.ts'

export type Id = string | number | null
export type CallRead = { id: Id; call: Call } | { id: Id; refused: RpcError }
export type ReadCalls =
  | { kind: 'single'; read: CallRead }
  | { kind: 'batch'; read: readonly CallRead[] }
  | { kind: 'refused'; status: 400 | 413; error: RpcError }

/** Parses the body of a request. An invalid item is refused by itself; only a body that is not JSON-RPC is refused whole. */
export function readCalls(body: string): ReadCalls {
  const parsed = readJson(body)
  if (!parsed.ok)
    return refuseRequest(
      400,
      RPC_ERROR.parse,
      `The request is ${parsed.reason === 'notJson' ? 'not JSON' : 'nested too deeply'}. Send one JSON-RPC call or an array of calls.`,
    )
  if (!Array.isArray(parsed.value)) return { kind: 'single', read: readCall(parsed.value) }
  const items: readonly unknown[] = parsed.value
  if (items.length === 0)
    return refuseRequest(400, RPC_ERROR.invalidRequest, 'The batch is empty. Put at least one call into it.')
  if (items.length > MAX_RPC_CALLS)
    return refuseRequest(
      413,
      RPC_ERROR.invalidRequest,
      `The batch holds ${items.length} calls, but at most ${MAX_RPC_CALLS} are taken at once. Send it in parts.`,
    )
  return { kind: 'batch', read: items.map(readCall) }
}

function readCall(item: unknown): CallRead {
  if (typeof item !== 'object' || item === null)
    return invalid(null, 'A call must be an object with jsonrpc, id, method and params.')
  const id = 'id' in item ? item.id : undefined
  if (typeof id !== 'number' && typeof id !== 'string')
    return invalid(null, 'A call must carry an id that is a number or a text.')
  const method = 'method' in item ? item.method : undefined
  if (typeof method !== 'string') return invalid(id, 'A call must name its method.')
  const params = 'params' in item ? item.params : []
  if (typeof params !== 'object' || params === null) return invalid(id, 'The params of a call must be an array.')
  const refusal = methodRefusal(method)
  return refusal === null
    ? { id, call: { method, params } }
    : { id, refused: { code: RPC_ERROR.notAllowed, message: refusal } }
}

const invalid = (id: Id, message: string): CallRead => ({ id, refused: { code: RPC_ERROR.invalidRequest, message } })

const refuseRequest = (status: 400 | 413, code: number, message: string): ReadCalls => ({
  kind: 'refused',
  status,
  error: { code, message },
})
