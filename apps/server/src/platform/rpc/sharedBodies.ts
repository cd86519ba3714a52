import type { Call, Outcome } from './call.ts'
import { isForSenderOnly } from './failure.ts'

/**
 * Answers to whole requests, by the bytes of their bodies: pages of the same screen send the same request with each
 * head, and it is parsed and answered once (spec: rpc.asked-once).
 */
export type SharedBodies = {
  /** The answer that is kept or on its way; null if there is none. It resolves to null if it cannot be shared. */
  find: (body: string) => Buffer | Promise<Buffer | null> | null
  /**
   * Shares the answer to a body with those who find it, from the moment the node has all its calls until `end`. Keeps it if
   * the answers to all its calls are kept. Null if it cannot be shared.
   */
  begin: (body: string, calls: readonly Call[]) => BegunBody | null
}

type BegunBody = { end: (bytes: Buffer | null, outcomes: readonly Outcome[]) => void }

/** Bodies of the newest head, of all clients. */
export type BodyStore = {
  /** Returns null where nothing is kept. */
  kept: (body: string) => Buffer | null
  keep: (body: string, bytes: Buffer, forMs: number, client: string) => void
  sending: Map<string, Promise<Buffer | null>>
}

type Access = {
  client: string
  /** The newest head that this request can share; null for none. */
  head: () => { hash: string; isFresh: boolean } | null
  /** Time for which this outcome is still the shared answer to the call; 0 if it is not. */
  keptMs: (call: Call, outcome: Outcome | undefined) => number
  canShare: (call: Call) => boolean
  /** Runs once the node has this many calls of the request: nobody waits for the turn of another client. */
  whenSent: (calls: number, run: () => void) => void
}

/** Characters of the longest body that is compared. A page sends a few thousand. */
const MAX_BODY_LENGTH = 32_768

export function sharedBodies(store: BodyStore, { client, head, keptMs, canShare, whenSent }: Access): SharedBodies {
  return {
    find(body) {
      const newest = body.length > MAX_BODY_LENGTH ? null : head()
      if (newest === null) return null
      return (newest.isFresh ? store.kept(body) : null) ?? store.sending.get(body) ?? null
    },
    begin(body, calls) {
      const before = body.length > MAX_BODY_LENGTH || !calls.every(canShare) ? null : head()
      if (before === null) return null
      const { promise, resolve } = Promise.withResolvers<Buffer | null>()
      let isEnded = false
      whenSent(calls.length, () => {
        if (!isEnded && head()?.hash === before.hash) store.sending.set(body, promise)
      })
      return {
        end(bytes, outcomes) {
          isEnded = true
          const isSame = head()?.hash === before.hash
          if (store.sending.get(body) === promise) store.sending.delete(body)
          const forMs = Math.min(...calls.map((call, at) => keptMs(call, outcomes[at])))
          if (bytes !== null && isSame && forMs > 0) store.keep(body, bytes, forMs, client)
          resolve(outcomes.some(isForSenderOnly) ? null : bytes)
        },
      }
    },
  }
}
