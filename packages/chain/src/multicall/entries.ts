import { type CallKey, type ReadCall, callKey } from '@musi/domain/callKey'
import type { CallAnswer } from '@musi/domain/multicall/callState'
import { requiredAge } from '@musi/domain/multicall/fetchRule'
import type { Wait } from '@musi/domain/multicall/overdue'
import { type EncodedCall, encodeCall } from './aggregate.ts'

/** The state of one call. */
export type Entry = {
  encoded: EncodedCall
  /** Number of listeners by the age, in blocks, that they accept. */
  listeners: Map<number, number>
  /** Smallest age in blocks that any listener accepts; null without listeners. */
  age: number | null
  watchers: Set<() => void>
  /** The chain's newest answer; a failed request does not change it (spec: reads.last-answer). */
  answer: CallAnswer | null
  /** Block of `answer`; null after a reorganisation. */
  dataBlock: number | null
  /** Time and block since which an answer is missing; null if none is. */
  wait: (Wait & { block: number }) | null
  overdue: boolean
  fetchingBlock: number | null
  inFlight: number
  needsOwnRequest: boolean
}

export type Listening = { entries: readonly Entry[]; stop: () => void }
type WatchedCall = { call: ReadCall; holdsBlocks: number }

export type Entries = {
  get: (call: ReadCall) => Entry | undefined
  all: () => Iterable<Entry>
  /** The entries with listeners, in the order in which listening began. */
  active: ReadonlySet<Entry>
  listen: (calls: readonly WatchedCall[], onChange: () => void) => Listening
}

/** Entries without listeners are kept for listeners that come back. The number is bounded because a page stays open for days. */
const MAX_IDLE = 2000

const addListeners = (entry: Entry, blocks: number, by: number) => {
  entry.listeners.set(blocks, (entry.listeners.get(blocks) ?? 0) + by)
  entry.age = requiredAge(entry.listeners)
}

export function entries(): Entries {
  const all = new Map<CallKey, Entry>()
  const active = new Set<Entry>()
  const idle = new Map<CallKey, Entry>()
  const keys = new WeakMap<ReadCall, CallKey>()

  /** Computed once for each call: keys are long and needed at every block. */
  function keyOf(call: ReadCall): CallKey {
    const key = keys.get(call) ?? callKey(call)
    keys.set(call, key)
    return key
  }

  function entryOf(key: CallKey, call: ReadCall): Entry {
    const existing = all.get(key)
    if (existing !== undefined) return existing
    const entry: Entry = {
      encoded: encodeCall(call),
      listeners: new Map(),
      age: null,
      watchers: new Set(),
      answer: null,
      dataBlock: null,
      wait: null,
      overdue: false,
      fetchingBlock: null,
      inFlight: 0,
      needsOwnRequest: false,
    }
    all.set(key, entry)
    return entry
  }

  function makeIdle(key: CallKey, entry: Entry) {
    active.delete(entry)
    idle.set(key, entry)
    // No listener waits for the answer any more.
    Object.assign(entry, { wait: null, overdue: false })
    for (const oldest of idle.keys()) {
      if (idle.size <= MAX_IDLE) return
      idle.delete(oldest)
      all.delete(oldest)
    }
  }

  return {
    active,
    get: (call) => all.get(keyOf(call)),
    all: () => all.values(),
    listen(calls, onChange) {
      // A new function for each subscription: the same listener may subscribe twice and unsubscribe once.
      const watcher = () => onChange()
      const subscriptions = calls.map(({ call, holdsBlocks }) => {
        const key = keyOf(call)
        const entry = entryOf(key, call)
        addListeners(entry, holdsBlocks, 1)
        entry.watchers.add(watcher)
        idle.delete(key)
        if (entry.age !== null) active.add(entry)
        return { key, entry, holdsBlocks }
      })
      return {
        entries: subscriptions.map(({ entry }) => entry),
        stop() {
          for (const { key, entry, holdsBlocks } of subscriptions) {
            addListeners(entry, holdsBlocks, -1)
            entry.watchers.delete(watcher)
            if (entry.age === null) makeIdle(key, entry)
          }
        },
      }
    },
  }
}
