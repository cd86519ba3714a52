/**
 * Reason why a call to the chain has no result. `unreachable`: no endpoint answered; `refused`: the answer is an error
 * of the node or of our server, with its code and data.
 */
export class RpcError extends Error {
  readonly kind: 'unreachable' | 'refused'
  readonly code: number
  readonly data: unknown
  constructor(kind: RpcError['kind'], message: string, code = -32000, data?: unknown) {
    super(message)
    this.name = 'RpcError'
    this.kind = kind
    this.code = code
    this.data = data
  }
}

/** True if no endpoint answered, so the error says nothing about the call. */
export const isUnreachable = (error: unknown): boolean => error instanceof RpcError && error.kind === 'unreachable'
