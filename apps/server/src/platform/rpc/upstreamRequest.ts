import { RpcError } from '@musi/chain/rpc/rpcError'
import type { RpcRequest } from '@musi/chain/rpc/rpcRequest'
import { isOwnFailure } from './failure.ts'
import type { Upstream } from './upstream.ts'

/** Adapts the server's endpoints to the request function that chain reads use. */
export const upstreamRequest =
  ({ ask }: Pick<Upstream, 'ask'>): RpcRequest =>
  async (method, params = []) => {
    const [outcome] = await ask([{ method, params }])
    if (outcome?.ok === true) return outcome.result
    if (outcome === undefined) throw new RpcError('unreachable', 'Nobody answered.')
    const { code, message, data } = outcome.error
    throw new RpcError(isOwnFailure(data) ? 'unreachable' : 'refused', message, code)
  }
