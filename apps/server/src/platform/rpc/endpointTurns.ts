import type { Clock } from '../clock.ts'
import { networkOf } from '../networkOf.ts'
import { turnPace } from '../turnPace.ts'
import { type Turnstile, turnstile } from '../turnstile.ts'
import type { Call } from './call.ts'
import { chooseEndpoint, type Endpoint } from './endpoint.ts'
import type { Failure } from './failure.ts'
import type { Part } from './splitCalls.ts'

type Leave = NonNullable<Awaited<ReturnType<Turnstile['enter']>>>

/** A slot at an endpoint, until `leave` is called. */
export type EndpointTurn = { endpoint: Endpoint; leave: Leave }

type Caller = { client: string; anyChain: boolean }

export type EndpointTurns = {
  /** Waits for a slot at the best endpoint. */
  take: (part: Part, caller: Caller) => Promise<({ ok: true } & EndpointTurn) | { ok: false; failure: Failure }>
  /** Waits for a slot at this endpoint; null if too many are waiting or the wait is too long. */
  enter: (endpoint: Endpoint, part: Part, caller: Caller) => Promise<Leave | null>
}

/**
 * Concurrent requests. With a node 100 ms away, 64 allow 640 a second; the embedded chain shares
 * this computer, so it gets fewer.
 */
const MAX_AT_ONCE = { elsewhere: 64, embedded: 16 }
const MAX_WAITING = 512
/** Many, because expensive calls are sent in small parts, and each part of a batch waits separately. */
const MAX_WAITING_EXPENSIVE = 4096
/**
 * A page sends few calls at once and may use much of the time; a client that queues hundreds gets so little that the
 * slowest 5% of other calls are not delayed by it.
 */
const EXPENSIVE_PACE = { burstMs: 20_000, shares: { few: 1 / 4, many: 1 / 20 }, few: 16, longMs: 10, othersMs: 2000 }
const ADDRESS_LENGTH = 42
const SELECTOR_LENGTH = 10
/** Delay before a refusal because the queue is full. */
const REFUSAL_MS = 1000

type Options = {
  endpoints: readonly Endpoint[]
  chainId: number
  clock: Pick<Clock, 'now'>
  timeoutMs: number
  maxExpensive: number | undefined
}

/** Each endpoint has separate slots, so that calls that hang at one do not block the next. */
export function endpointTurns({ endpoints, chainId, clock, timeoutMs, maxExpensive }: Options): EndpointTurns {
  const atOnce = maxExpensive === undefined ? MAX_AT_ONCE.elsewhere : MAX_AT_ONCE.embedded
  const places = new Map(endpoints.map((endpoint) => [endpoint, turnstile(atOnce, MAX_WAITING)]))
  const expensivePlaces =
    maxExpensive === undefined ? null : turnstile(maxExpensive, MAX_WAITING_EXPENSIVE, turnPace(EXPENSIVE_PACE))

  const enter: EndpointTurns['enter'] = async (endpoint, { isExpensive, calls: [first] }, { client }) => {
    const turns = (isExpensive ? expensivePlaces : null) ?? places.get(endpoint)
    return turns === undefined ? null : await enterWithin(turns.enter(networkOf(client), callKind(first)), timeoutMs)
  }

  return {
    enter,
    async take(part, caller) {
      for (;;) {
        const choice = chooseEndpoint(endpoints, { chainId, anyChain: caller.anyChain }, clock.now())
        if (!choice.ok) return choice
        const leave = await enter(choice.endpoint, part, caller)
        if (leave === null) return { ok: false, failure: { kind: 'busy' } }
        // The endpoint may have failed meanwhile.
        const again = chooseEndpoint(endpoints, { chainId, anyChain: caller.anyChain }, clock.now())
        if (again.ok && again.endpoint === choice.endpoint) return { ok: true, endpoint: choice.endpoint, leave }
        leave('brokenOff')
        if (!again.ok) return again
      }
    },
  }
}

/**
 * Returns null after `ms` or if the queue is full; a slot that comes later goes to the next in line. Uses a plain timer:
 * thousands of calls may wait, and aborting as many would block for a tenth of a second. The refusal is delayed, so
 * that a client retrying at once cannot keep the server busy.
 */
function enterWithin(entering: ReturnType<Turnstile['enter']>, ms: number): ReturnType<Turnstile['enter']> {
  const { promise, resolve } = Promise.withResolvers<Awaited<ReturnType<Turnstile['enter']>>>()
  let isWaiting = true
  const giveUp = () => {
    isWaiting = false
    resolve(null)
  }
  const timer = setTimeout(giveUp, ms)
  timer.unref()
  async function enter() {
    const leave = await entering
    if (!isWaiting) return leave?.()
    clearTimeout(timer)
    if (leave === null) setTimeout(giveUp, Math.min(ms, REFUSAL_MS)).unref()
    else resolve(leave)
  }
  void enter()
  return promise
}

/** Calls with the same method and contract take about equally long. */
function callKind(call: Call | undefined): string {
  const first: unknown = Array.isArray(call?.params) ? call.params[0] : undefined
  const { to, data, input }: Record<string, unknown> = typeof first === 'object' && first !== null ? { ...first } : {}
  const start = (value: unknown, length: number) => (typeof value === 'string' ? value.slice(0, length) : '')
  return `${call?.method} ${start(to, ADDRESS_LENGTH)} ${start(data ?? input, SELECTOR_LENGTH)}`
}
