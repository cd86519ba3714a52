import { hash } from 'node:crypto'
import type { Call, Outcome } from './call.ts'
import { isSenderFailure } from './failure.ts'

/**
 * Answers to whole requests, by the bytes of their bodies: pages of the same screen send the same request with each
 * head, and it is parsed and answered once (spec: rpc.asked-once).
 */
export type SharedBodies = {
  /** The answer that is kept or on its way; null if there is none. It resolves to null if it cannot be shared. */
  find: (body: Buffer) => Buffer | Promise<Buffer | null> | null
  /**
   * Shares the answer to a body with those who find it, from the moment the node has all its calls until `end`. Keeps it if
   * the answers to all its calls are kept. Null if it cannot be shared.
   */
  begin: (body: Buffer, calls: readonly Call[]) => BegunBody | null
}

type BegunBody = { end: (bytes: Buffer | null, outcomes: readonly Outcome[]) => void }

/** Answers of the newest head, of all clients, by the hashes of the requests. */
export type BodyStore = {
  get: (key: string) => Buffer | null
  set: (key: string, bytes: Buffer, forMs: number, client: string) => void
  sending: Map<string, Promise<Buffer | null>>
}

type Access = {
  client: string
  /** The newest head that this request can share; null for none. */
  head: () => { hash: string; isFresh: boolean } | null
  /** Time for which this outcome is still the shared answer to the call; 0 if it is not. */
  remainingMs: (call: Call, outcome: Outcome | undefined) => number
  canShare: (call: Call) => boolean
  /** Runs once the node has this many calls of the request: nobody waits for the turn of another client. */
  whenSent: (calls: number, run: () => void) => void
}

/** The longest body that is compared. A page sends a few thousand bytes. */
const MAX_BODY_BYTES = 32_768

const keyOf = (body: Buffer) => hash('sha256', body, 'base64url')

export function sharedBodies(
  store: BodyStore,
  { client, head, remainingMs, canShare, whenSent }: Access,
): SharedBodies {
  return {
    find(body) {
      const newest = body.length > MAX_BODY_BYTES ? null : head()
      if (newest === null) return null
      const key = keyOf(body)
      return (newest.isFresh ? store.get(key) : null) ?? store.sending.get(key) ?? null
    },
    begin(body, calls) {
      const before = body.length > MAX_BODY_BYTES || !calls.every(canShare) ? null : head()
      if (before === null) return null
      const key = keyOf(body)
      const { promise, resolve } = Promise.withResolvers<Buffer | null>()
      let isEnded = false
      whenSent(calls.length, () => {
        if (!isEnded && head()?.hash === before.hash) store.sending.set(key, promise)
      })
      return {
        end(bytes, outcomes) {
          isEnded = true
          const isSame = head()?.hash === before.hash
          if (store.sending.get(key) === promise) store.sending.delete(key)
          const forMs = Math.min(...calls.map((call, at) => remainingMs(call, outcomes[at])))
          if (bytes !== null && isSame && forMs > 0) store.set(key, bytes, forMs, client)
          resolve(outcomes.some(isSenderFailure) ? null : bytes)
        },
      }
    },
  }
}
