/** One JSON-RPC call without its envelope and id, which each sender chooses. */
export type Call = { method: string; params: unknown }

export type RpcError = { code: number; message: string; data?: unknown }
export type Outcome = { ok: true; result: unknown } | { ok: false; error: RpcError }

export const errorOutcome = (code: number, message: string, data?: unknown): Outcome => ({
  ok: false,
  error: { code, message, ...(data === undefined ? {} : { data }) },
})
