/** One JSON-RPC call, without the envelope and the id, which every hop chooses for itself. */
export type Call = { method: string; params: unknown }

export type RpcError = { code: number; message: string; data?: unknown }
export type Outcome = { ok: true; result: unknown } | { ok: false; error: RpcError }

export const errorOutcome = (code: number, message: string, data?: unknown): Outcome => ({
  ok: false,
  error: { code, message, ...(data === undefined ? {} : { data }) },
})
