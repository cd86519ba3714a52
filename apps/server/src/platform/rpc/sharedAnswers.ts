import { answerCache } from '../answerCache.ts'
import { networkOf } from '../networkOf.ts'
import type { Call, Outcome } from './call.ts'
import { isSenderFailure } from './failure.ts'
import { type BodyStore, type SharedBodies, sharedBodies } from './sharedBodies.ts'
import { blockOfAnswer, type SharedCall, sharedCall } from './sharedCall.ts'

/** `isFresh`: false if the node may have a newer one. */
type Head = { number: number; hash: string; isFresh: boolean }

/** The client of a request, and the newest block that it knows. */
type Sender = { client: string; seenBlock: number }

/**
 * Shares answers among all pages until the next head, so that the node gets each call once per
 * head, however many pages send it (spec: rpc.asked-once). Node and server learn of a block at
 * different moments. An answer counts for a head only if that head was the newest known one both
 * before and after the call. It may still be of the node's next block, which is newer than
 * promised. It can be older than the head only if several nodes share the address and the answer
 * does not state its block.
 */
export type SharedAnswers = { forRequest: (sender: Sender) => Sharing }

/** Access to the shared answers for one request. */
export type Sharing = {
  /** Answers to whole requests with the same bytes. */
  bodies: SharedBodies
  canShare: (call: Call) => boolean
  /**
   * The known or pending answer; null if the call must be sent. Resolves to null if the call was
   * not sent after all, because of its sender's limits.
   */
  join: (call: Call) => Promise<Outcome | null> | null
  /** Sends a call and shares its answer with those who join until the next head. */
  lead: (call: Call, send: () => Promise<Outcome>) => Promise<Outcome>
}

const MAX_BYTES = 16 * 1024 * 1024
/** Limit for the answers to whole requests, which hold the same results once more. */
const MAX_BODY_BYTES = 8 * 1024 * 1024
/** A page's largest aggregate, 500 calls, has an answer of about 80 kB. */
const MAX_ANSWER_BYTES = 256 * 1024
/** Limit for the answers that one client causes until the next head, so that it cannot push out all others. */
const MAX_CLIENT_BYTES = 1024 * 1024
/** Memory of an entry besides its result. */
const OVERHEAD_BYTES = 600

/**
 * `newestHead` is null while unknown; nothing is shared then. While it may be outdated, only
 * pending calls are shared, so that a slow or unreachable node does not get them from each page.
 */
export function sharedAnswers(newestHead: () => Head | null, now: () => number): SharedAnswers {
  const store = answerStore(newestHead, now)
  return {
    forRequest({ client, seenBlock }) {
      const headNow = (): Head | null => {
        const head = store.head()
        return head === null || head.number < seenBlock ? null : head
      }
      const keys = new Map<Call, SharedCall | null>()
      function sharedOf(call: Call): SharedCall | null {
        const shared = keys.get(call) ?? sharedCall(call)
        keys.set(call, shared)
        return shared
      }
      const sent = new Set<Call>()
      let whenSent: { calls: number; run: () => void } | null = null
      function noteSent(call: Call) {
        sent.add(call)
        if (sent.size === whenSent?.calls) whenSent.run()
      }
      return {
        bodies: sharedBodies(store.bodies, {
          client,
          head: headNow,
          remainingMs: (call, outcome) => store.remainingMs(sharedOf(call), outcome),
          canShare: (call) => sharedOf(call) !== null,
          whenSent: (calls, run) => (whenSent = { calls, run }),
        }),
        canShare: (call) => sharedOf(call) !== null,
        join(call) {
          const shared = sharedOf(call)
          const head = headNow()
          const answer = shared === null || head === null ? null : store.find(shared, head.isFresh)
          if (answer !== null) noteSent(call)
          return answer
        },
        async lead(call, send) {
          const shared = sharedOf(call)
          const head = headNow()
          if (shared === null || head === null) return await send()
          const answer = store.begin(shared)
          noteSent(call)
          let outcome: Outcome | null = null
          try {
            outcome = await send()
            const after = headNow()
            const isSame = head.isFresh && after?.isFresh === true && after.hash === head.hash
            if (isSame && isOfHead(call, outcome, head)) store.keep(shared, outcome, client)
            return outcome
          } finally {
            answer.end(outcome === null || isSenderFailure(outcome) ? null : outcome)
          }
        },
      }
    },
  }
}

/** The stored and pending answers of the newest head. */
function answerStore(newestHead: () => Head | null, now: () => number) {
  const answers = answerCache<Outcome>(MAX_BYTES, now)
  const sending = new Map<string, Promise<Outcome | null>>()
  const bodies = answerCache<Buffer>(MAX_BODY_BYTES, now)
  const sendingBodies: BodyStore['sending'] = new Map()
  const bytesByClient = new Map<string, number>()
  let lastHash: string | null = null

  /** Counts bytes for a client; false if it causes too many until the next head. */
  function count(client: string, bytes: number): boolean {
    const network = networkOf(client)
    const all = (bytesByClient.get(network) ?? 0) + bytes + OVERHEAD_BYTES
    if (all > MAX_CLIENT_BYTES) return false
    bytesByClient.set(network, all)
    return true
  }
  const bodyStore: BodyStore = {
    sending: sendingBodies,
    get: (key) => bodies.get(key) ?? null,
    set(key, bytes, forMs, client) {
      if (bytes.length <= MAX_ANSWER_BYTES && count(client, bytes.length)) bodies.set(key, bytes, bytes.length, forMs)
    },
  }

  return {
    bodies: bodyStore,
    remainingMs: (shared: SharedCall | null, outcome: Outcome | undefined) =>
      shared !== null && outcome !== undefined && answers.get(shared.key) === outcome
        ? answers.remainingMs(shared.key)
        : 0,
    /** Drops the shared answers when a head with another hash arrives, at any height. */
    head(): Head | null {
      const head = newestHead()
      if (head !== null && head.hash !== lastHash) {
        lastHash = head.hash
        answers.clear()
        sending.clear()
        bodies.clear()
        sendingBodies.clear()
        bytesByClient.clear()
      }
      return head
    },
    find({ key }: SharedCall, isFresh: boolean): Promise<Outcome | null> | null {
      const answer = isFresh ? answers.get(key) : undefined
      return answer === undefined ? (sending.get(key) ?? null) : Promise.resolve(answer)
    },
    begin({ key }: SharedCall) {
      const { promise, resolve } = Promise.withResolvers<Outcome | null>()
      sending.set(key, promise)
      return {
        end(outcome: Outcome | null) {
          if (sending.get(key) === promise) sending.delete(key)
          resolve(outcome)
        },
      }
    },
    keep({ key, forMs }: SharedCall, outcome: Outcome, client: string) {
      const bytes = sizeOf(outcome)
      if (bytes <= MAX_ANSWER_BYTES && count(client, bytes)) answers.set(key, outcome, bytes, forMs)
    },
  }
}

/** Errors are not kept, because the next attempt may succeed. */
const isOfHead = (call: Call, outcome: Outcome, head: Head): boolean =>
  outcome.ok &&
  typeof outcome.result === 'string' &&
  (blockOfAnswer(call, outcome.result) ?? head.number) >= head.number

/** Hex and numbers take one byte per character. */
export const sizeOf = (outcome: Outcome): number =>
  outcome.ok && typeof outcome.result === 'string' ? outcome.result.length : JSON.stringify(outcome).length
