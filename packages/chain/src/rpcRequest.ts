/** `urgent`: it belongs to what a new block makes due, and waits for no timer. */
type Ask = { signal?: AbortSignal; urgent?: boolean }

/** One JSON-RPC call. It throws what the node answered as an error. */
export type RpcRequest = (method: string, params?: readonly unknown[], ask?: Ask) => Promise<unknown>
