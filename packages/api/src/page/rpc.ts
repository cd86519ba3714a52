export const RPC_PATH = '/rpc'

/**
 * The newest block that a page knows of, by a head or a receipt, as a decimal number. A request that names it may get
 * an answer that others asked for as of this block or a later one (spec: rpc.asked-once).
 */
export const SEEN_BLOCK_HEADER = 'musi-block'

/** Limits of one /rpc request. A page's batch stays far below both. */
export const MAX_RPC_BODY_BYTES = 1024 * 1024
export const MAX_RPC_CALLS = 1000

/** JSON-RPC error codes of our server; all others come from the chain's endpoint. */
export const RPC_ERROR = {
  parse: -32700,
  invalidRequest: -32600,
  invalidParams: -32602,
  notAllowed: -32601,
  upstream: -32000,
  busy: -32005,
} as const
