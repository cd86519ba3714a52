/** All that the runner needs of a chain: one JSON-RPC call. It throws what the node answered as an error. */
export type Request = (method: string, params?: readonly unknown[]) => Promise<unknown>
