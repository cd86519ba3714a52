import type { ByteBudget, ByteHold } from '../byteBudget.ts'
import type { Clock } from '../clock.ts'
import type { Log } from '../log.ts'
import { networkOf } from '../networkOf.ts'
import { quantity } from '../quantity.ts'
import { turnPace } from '../turnPace.ts'
import { type Turnstile, turnstile } from '../turnstile.ts'
import { askEndpoint, TIMEOUT_MS } from './askEndpoint.ts'
import type { Call, Outcome } from './call.ts'
import { chooseEndpoint, type Endpoint, noteFailure, noteSuccess } from './endpoint.ts'
import { type Failure, failureOutcome, isOwnFailure } from './failure.ts'
import { joinLogs, splitLogSearch } from './splitLogSearch.ts'
import type { MatchResult } from './matchAnswers.ts'
import { type Part, splitCalls } from './splitCalls.ts'
import { runsCode } from './runsCode.ts'
import { resolveResent } from './resolveResent.ts'

/** The chain for the rest of the server: takes any number of calls and returns one outcome for each. Never throws. */
export type Upstream = {
  endpoints: readonly Endpoint[]
  /** `anyChain`: send even if every endpoint serves another chain. */
  send: (calls: readonly Call[], requester: Requester, anyChain?: boolean) => Promise<readonly Outcome[]>
  /** For the server's own reads, whose memory is released at once. */
  ask: (calls: readonly Call[], options?: AskOptions) => Promise<readonly Outcome[]>
}

/** `client`: on whose behalf the server asks; these calls queue, pause and hold memory like the client's own. */
type AskOptions = { anyChain?: boolean; client?: string }

/** Gas limit of the server's own calls, aggregates of hundreds included: the block limit of Polygon. */
const GAS_LIMIT = '0x1c9c380'

/** The client charged for an answer's memory and time in the queue. `isPassedOn`: large results may be JsonBytes. */
type Requester = { hold: ByteHold; client?: string; isPassedOn?: boolean }

/** Methods whose answer counts whichever chain the endpoint serves. */
const CHAIN_ID_METHODS = new Set(['eth_chainId', 'net_version'])

const MAX_PARTS_AT_ONCE = 16
const MAX_WAITING = 512
/** Expensive calls are sent in small parts, so a full batch waits here part by part. */
const MAX_WAITING_EXPENSIVE = 4096
/**
 * A page sends few calls at once and may use much of the time; a client that queues hundreds gets so little that the
 * slowest 5% of other calls are not delayed by it.
 */
const EXPENSIVE_PACE = { burstMs: 20_000, shares: { few: 1 / 4, many: 1 / 20 }, few: 16, longMs: 10, othersMs: 2000 }
const ADDRESS_LENGTH = 42
const SELECTOR_LENGTH = 10
/** Delay before a refusal because of too little space. */
const REFUSAL_MS = 1000
const CHEAP_CALLS = [{ method: 'eth_blockNumber', params: [] }]
const CHEAP_TIMEOUT_MS = 2000
const CHEAP_PART: Part = { calls: CHEAP_CALLS, at: [0], isExpensive: false }
const HEAD_MS = 5000
/** The parts of a log search each wait for a turn; the caller waits no longer than this in all. */
const MAX_SEARCH_MS = 20_000
/** Pause before a retry at the same endpoint, so that it does not hit the same reset. */
const RETRY_MS = { least: 50, spread: 100 }

type UpstreamOptions = {
  endpoints: readonly Endpoint[]
  chainId: number
  budget: ByteBudget
  clock: Clock
  log: Log
  timeoutMs?: number
  /** Number of expensive parts sent at once; without it they are batched like others. */
  maxExpensive?: number
}

export function createUpstream(options: UpstreamOptions): Upstream {
  const { endpoints, budget, clock, maxExpensive, timeoutMs = TIMEOUT_MS } = options
  const slots = turnstile(MAX_PARTS_AT_ONCE, MAX_WAITING)
  const expensiveSlots =
    maxExpensive === undefined ? null : turnstile(maxExpensive, MAX_WAITING_EXPENSIVE, turnPace(EXPENSIVE_PACE))

  async function sendPart({ isExpensive, calls: [first] }: Part, job: Job): Promise<readonly Outcome[]> {
    const turns = isExpensive && expensiveSlots !== null ? expensiveSlots : slots
    const leave = await enterWithin(turns.enter(networkOf(job.client), callKind(first)), timeoutMs)
    if (leave === null) return failAll(job, { kind: 'busy' })
    let ending: 'whole' | 'brokenOff' = 'brokenOff'
    try {
      const outcomes = await sendWithRetry(options, job)
      if (outcomes.every(isFromNode)) ending = 'whole'
      return outcomes
    } finally {
      leave(ending)
    }
  }

  let head = { askedMs: Number.NEGATIVE_INFINITY, number: Promise.resolve(0) }
  /** The block up to which a search is split. An earlier head only makes the last part longer. */
  function recentHead(): Promise<number> {
    if (clock.now() - head.askedMs < HEAD_MS) return head.number
    const number = withBudget(budget, (hold) =>
      sendPart(CHEAP_PART, { calls: CHEAP_CALLS, hold, client: '', anyChain: true, isPassedOn: false }),
    ).then(([outcome]) => (outcome?.ok === true ? (quantity(outcome.result) ?? 0) : 0))
    head = { askedMs: clock.now(), number }
    return number
  }

  /** Splits a log search into parts sent one after another, so that other calls get in between. */
  async function sendInPieces(part: Part, job: Job): Promise<readonly Outcome[]> {
    const [call] = part.calls
    if (!part.isExpensive || call?.method !== 'eth_getLogs') return await sendPart(part, job)
    const pieces = splitLogSearch(call, await recentHead())
    const outcomes: Outcome[] = []
    const untilMs = clock.now() + MAX_SEARCH_MS
    for (const piece of pieces) {
      if (clock.now() > untilMs) return failAll(job, { kind: 'busy' })
      const [outcome] = await sendPart({ ...part, calls: [piece] }, { ...job, calls: [piece] })
      outcomes.push(outcome ?? failureOutcome({ kind: 'notJsonRpc' }))
      if (outcome?.ok !== true) break
    }
    return pieces.length === 1 ? outcomes : [joinLogs(outcomes)]
  }

  const send: Upstream['send'] = async (
    calls,
    { hold, client = '', isPassedOn = false },
    anyChain = calls.every(({ method }) => CHAIN_ID_METHODS.has(method)),
  ) => {
    const outcomes: Outcome[] = []
    await Promise.all(
      splitCalls(calls, expensiveSlots !== null).map(async (part) => {
        const answers = await sendInPieces(part, { calls: part.calls, hold, client, anyChain, isPassedOn })
        for (const [index, at] of part.at.entries())
          outcomes[at] = answers[index] ?? failureOutcome({ kind: 'notJsonRpc' })
      }),
    )
    return outcomes
  }

  return {
    endpoints,
    send,
    ask: (calls, { anyChain, client } = {}) =>
      withBudget(
        budget,
        (hold) => send(calls.map(withGas), { hold, ...(client === undefined ? {} : { client }) }, anyChain),
        client,
      ),
  }
}

/** Runs with its own memory budget, released at the end. */
async function withBudget<T>(budget: ByteBudget, run: (hold: ByteHold) => Promise<T>, client?: string): Promise<T> {
  const hold = budget.hold(client)
  try {
    return await run(hold)
  } finally {
    hold.release()
  }
}

/**
 * Null after `ms` or if the queue is full; a slot that comes later goes to the next in line. Uses a plain timer:
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

type Job = { calls: readonly Call[]; hold: ByteHold; client: string; anyChain: boolean; isPassedOn: boolean }

/**
 * At most two requests per incoming one, so that a fault never becomes a storm (case 51). One more may look up a
 * transaction that was sent twice, or check whether an endpoint answers at all.
 */
async function sendWithRetry(options: UpstreamOptions, job: Job): Promise<readonly Outcome[]> {
  const { endpoints, chainId, clock } = options
  const criteria = { chainId, anyChain: job.anyChain }
  const first = chooseEndpoint(endpoints, criteria, clock.now())
  if (!first.ok) return failAll(job, first.failure)
  const answer = await attempt(options, first.endpoint, job)
  if (answer.ok) return answer.outcomes

  const second = chooseEndpoint(endpoints, criteria, clock.now(), first.endpoint)
  if (!second.ok || (second.endpoint === first.endpoint && !isTransient(answer.failure)))
    return failAll(job, answer.failure)
  if (second.endpoint === first.endpoint) await clock.sleep(RETRY_MS.least + clock.random() * RETRY_MS.spread)
  const retry = await attempt(options, second.endpoint, job)
  if (!retry.ok) return failAll(job, retry.failure)
  return await resolveResent(job.calls, retry.outcomes, async (calls) => {
    const lookup = await attempt(options, second.endpoint, { ...job, calls })
    return lookup.ok ? lookup.outcomes : []
  })
}

async function attempt(
  { log, clock, timeoutMs, maxExpensive }: UpstreamOptions,
  endpoint: Endpoint,
  job: Job,
): Promise<MatchResult> {
  const { calls, hold } = job
  const matched = await askEndpoint(endpoint.url, calls, {
    hold,
    isPassedOn: job.isPassedOn && maxExpensive !== undefined,
    ...(timeoutMs === undefined ? {} : { timeoutMs }),
  })
  if (matched.ok) {
    noteSuccess(endpoint, log)
    noteChainId(endpoint, calls, matched.outcomes)
  } else if (!(await isSlowCall(endpoint, job, matched.failure, timeoutMs)))
    noteFailure(endpoint, matched.failure, clock, log)
  return matched
}

/**
 * Clients decide how long their calls run, so a timeout counts against the endpoint only if nothing else is answered
 * either.
 */
async function isSlowCall(endpoint: Endpoint, { calls, hold }: Job, { kind }: Failure, timeoutMs = TIMEOUT_MS) {
  if (kind !== 'timedOut' || !calls.some(runsCode)) return false
  const plain = await askEndpoint(endpoint.url, CHEAP_CALLS, {
    hold,
    timeoutMs: Math.min(timeoutMs, CHEAP_TIMEOUT_MS),
  })
  return plain.ok
}

/** Any call can reveal that an endpoint serves another chain; it is then no longer read. */
function noteChainId(endpoint: Endpoint, calls: readonly Call[], outcomes: readonly Outcome[]) {
  const outcome = outcomes[calls.findIndex(({ method }) => method === 'eth_chainId')]
  if (outcome?.ok === true) endpoint.chainId = quantity(outcome.result) ?? endpoint.chainId
}

/** Calls with the same method and contract take about equally long. */
function callKind(call: Call | undefined): string {
  const first: unknown = Array.isArray(call?.params) ? call.params[0] : undefined
  const { to, data, input }: Record<string, unknown> = typeof first === 'object' && first !== null ? { ...first } : {}
  const start = (value: unknown, length: number) => (typeof value === 'string' ? value.slice(0, length) : '')
  return `${call?.method} ${start(to, ADDRESS_LENGTH)} ${start(data ?? input, SELECTOR_LENGTH)}`
}

/** Without a gas limit, a call would get all the node allows. */
function withGas(call: Call): Call {
  if (call.method !== 'eth_call' || !Array.isArray(call.params)) return call
  const [first, ...others] = call.params as readonly unknown[]
  if (typeof first !== 'object' || first === null || 'gas' in first) return call
  return { method: call.method, params: [{ ...first, gas: GAS_LIMIT }, ...others] }
}

/** False if the request failed, perhaps before the node finished. */
const isFromNode = (outcome: Outcome) => outcome.ok || !isOwnFailure(outcome.error.data)

const failAll = ({ calls }: Job, failure: Failure) => calls.map(() => failureOutcome(failure))

/** Faults that a retry at the same endpoint probably avoids. */
const isTransient = (failure: Failure) =>
  failure.kind === 'unreachable' ||
  failure.kind === 'notJsonRpc' ||
  (failure.kind === 'httpError' && failure.status >= 500)
