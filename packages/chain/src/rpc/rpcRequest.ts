/** `urgent`: the call is due because of a new block, so it waits for no timer. */
export type RequestOptions = { signal?: AbortSignal; urgent?: boolean }

/** One JSON-RPC call. Throws if the node answers with an error. */
export type RpcRequest = (method: string, params?: readonly unknown[], options?: RequestOptions) => Promise<unknown>
