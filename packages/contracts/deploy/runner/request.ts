/** All that the runner needs from a chain: one JSON-RPC call. Throws if the node answers with an error. */
export type Request = (method: string, params?: readonly unknown[]) => Promise<unknown>
