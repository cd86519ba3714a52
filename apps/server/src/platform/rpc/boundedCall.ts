import { RPC_ERROR } from '@musi/api/page/rpc'
import type { CallRead } from './readCalls.ts'

/** The parameters to forward a call with, or the sentence that refuses it. */
export type BoundParams = (
  method: string,
  params: readonly unknown[],
) => { ok: true; params: readonly unknown[] } | { ok: false; sentence: string }

/**
 * Limits a call before it is forwarded. If its params are not an array, it is forwarded unchanged
 * and the node refuses it.
 */
export function boundedCall(bound: BoundParams, read: CallRead): CallRead {
  if (!('call' in read)) return read
  const { method, params } = read.call
  if (!Array.isArray(params)) return read
  const bounded = bound(method, params)
  return bounded.ok
    ? { id: read.id, call: { method, params: bounded.params } }
    : { id: read.id, refused: { code: RPC_ERROR.invalidParams, message: bounded.sentence } }
}
