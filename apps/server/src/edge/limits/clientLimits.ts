import { networkOf } from '#platform/networkOf.ts'
import type { ClientLimit } from '../http/route.ts'

const MINUTE_MS = 60_000
/** Most clients tracked at once; more within a minute are an attack, so the oldest are dropped. */
const MAX_CLIENTS = 10_000
/** Limits of a network, and of all networks together, as multiples of a client's limit. */
const OF_A_NETWORK = 4
const OF_ALL = 16
/** A client below this fraction of its limit is always admitted, however busy the others are. */
const ALWAYS = 1 / 10
const ALWAYS_AT_ONCE = 4

type Entry = { ok: true; leave: () => void } | { ok: false; waitSeconds: number }
export type ClientLimits = { enter: (client: string) => Entry }

type State = { inside: number; minuteStartMs: number; count: number }

/** Keeps one state per name, least recently used first. */
function remembered(now: () => number) {
  const states = new Map<string, State>()
  // Iterating passes all places of deleted names first, so it is not done for each request.
  function forget() {
    for (const [oldest, { inside }] of states) {
      if (states.size <= MAX_CLIENTS) break
      if (inside === 0) states.delete(oldest)
    }
  }
  return (name: string): State => {
    const state = states.get(name) ?? { inside: 0, minuteStartMs: now(), count: 0 }
    states.delete(name)
    states.set(name, state)
    if (states.size > MAX_CLIENTS) forget()
    if (now() - state.minuteStartMs >= MINUTE_MS) Object.assign(state, { minuteStartMs: now(), count: 0 })
    return state
  }
}

/** A network's share of the total among this many networks, with a guaranteed minimum. */
const shareOf = (most: number, sharing: number, least: number) =>
  Math.max(least, Math.floor(most / Math.max(1, sharing)))

export function clientLimits({ atOnce, aMinute }: ClientLimit, now: () => number): ClientLimits {
  const clientOf = remembered(now)
  const networkStateOf = remembered(now)
  const all: State & { networks: Set<string>; minute: Set<string> } = {
    inside: 0,
    minuteStartMs: now(),
    count: 0,
    networks: new Set(),
    minute: new Set(),
  }

  function waitSeconds(client: State, network: State): number | null {
    const untilNextMinute = (state: State) => Math.ceil((state.minuteStartMs + MINUTE_MS - now()) / 1000)
    if (aMinute !== undefined) {
      if (client.count >= aMinute) return untilNextMinute(client)
      if (network.count >= aMinute * OF_A_NETWORK) return untilNextMinute(network)
      const share = shareOf(aMinute * OF_ALL, all.minute.size, aMinute * ALWAYS)
      if (all.count >= aMinute * OF_ALL && network.count >= share) return untilNextMinute(all)
    }
    if (client.inside >= atOnce || network.inside >= atOnce * OF_A_NETWORK) return 1
    const share = shareOf(atOnce * OF_ALL, all.networks.size, Math.min(atOnce, ALWAYS_AT_ONCE))
    return all.inside >= atOnce * OF_ALL && network.inside >= share ? 1 : null
  }

  return {
    enter(name) {
      const networkName = networkOf(name)
      const client = clientOf(name)
      const network = networkStateOf(networkName)
      if (now() - all.minuteStartMs >= MINUTE_MS) {
        Object.assign(all, { minuteStartMs: now(), count: 0 })
        all.minute.clear()
      }
      const wait = waitSeconds(client, network)
      if (wait !== null) return { ok: false, waitSeconds: wait }
      for (const state of [client, network, all]) {
        state.count += 1
        state.inside += 1
      }
      all.networks.add(networkName)
      if (aMinute !== undefined && all.minute.size < MAX_CLIENTS) all.minute.add(networkName)
      return {
        ok: true,
        leave() {
          for (const state of [client, network, all]) state.inside -= 1
          if (network.inside === 0) all.networks.delete(networkName)
        },
      }
    },
  }
}
