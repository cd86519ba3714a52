import type { ByteBudget, ByteHold } from '../byteBudget.ts'
import type { Clock } from '../clock.ts'
import type { Log } from '../log.ts'
import { networkOf } from '../networkKey.ts'
import { quantity } from '../quantity.ts'
import { turnPace } from '../turnPace.ts'
import { type Turnstile, turnstile } from '../turnstile.ts'
import { askEndpoint, TIMEOUT_MS } from './askEndpoint.ts'
import type { Call, Outcome } from './call.ts'
import { chooseEndpoint, type Endpoint, noteFailure, noteSuccess } from './endpoint.ts'
import { type Failure, failureOutcome, isOwnFailure } from './failure.ts'
import { joinedLogs, logPieces } from './logPieces.ts'
import type { MatchResult } from './matchAnswers.ts'
import { type Part, parts } from './parts.ts'
import { runsCode } from './runsCode.ts'
import { settleResent } from './settleResent.ts'

/** The chain for the rest of the server: takes any number of calls and returns one outcome for each. Never throws. */
export type Upstream = {
  endpoints: readonly Endpoint[]
  /** `anyChain`: send even if every endpoint serves another chain. */
  send: (calls: readonly Call[], requester: Requester, anyChain?: boolean) => Promise<readonly Outcome[]>
  /** For the server's own reads, whose memory is released at once. */
  ask: (calls: readonly Call[], options?: AskOptions) => Promise<readonly Outcome[]>
}

/** `client`: on whose behalf the server asks; these calls queue, rest and hold memory like the client's own. */
type AskOptions = { anyChain?: boolean; client?: string }

/** Gas limit of the server's own calls, aggregates of hundreds included: the block limit of Polygon. */
const MOST_GAS = '0x1c9c380'

/** The client that is charged for an answer's memory and in whose queue a call waits. `isPassedOn`: large results may be JsonBytes. */
type Requester = { hold: ByteHold; client?: string; isPassedOn?: boolean }

/** Valid whatever chain the endpoint serves. */
const ASKS_WHICH_CHAIN = new Set(['eth_chainId', 'net_version'])

const AT_ONCE = 16
const WAITING = 512
/** Expensive calls are sent in small parts, so a full batch waits here part by part. */
const DEAR_WAITING = 4096
/**
 * A page asks for few calls at once and may be busy; a client that queues hundreds gets so little time that the slowest
 * twentieth of other calls does not meet its own.
 */
const DEAR_PACE = { burstMs: 20_000, shares: { few: 1 / 4, many: 1 / 20 }, few: 16, longMs: 10, othersMs: 2000 }
const ADDRESS_LENGTH = 42
const SELECTOR_LENGTH = 10
/** Delay before a refusal because of too little space. */
const REFUSAL_MS = 1000
const PLAIN_CALLS = [{ method: 'eth_blockNumber', params: [] }]
const PLAIN_TIMEOUT_MS = 2000
const PLAIN_PART: Part = { calls: PLAIN_CALLS, at: [0], isDear: false }
const HEAD_MS = 5000
/** The parts of a log search each wait for a turn; the caller waits no longer than this in all. */
const LONGEST_SEARCH_MS = 20_000
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
  dearAtOnce?: number
}

export function createUpstream(options: UpstreamOptions): Upstream {
  const { endpoints, budget, clock, dearAtOnce, timeoutMs = TIMEOUT_MS } = options
  const slots = turnstile(AT_ONCE, WAITING)
  const dearSlots = dearAtOnce === undefined ? null : turnstile(dearAtOnce, DEAR_WAITING, turnPace(DEAR_PACE))

  async function sendPart({ isDear, calls: [first] }: Part, job: Job): Promise<readonly Outcome[]> {
    const turns = isDear && dearSlots !== null ? dearSlots : slots
    const leave = await enterWithin(turns.enter(networkOf(job.client), kindOf(first)), timeoutMs)
    if (leave === null) return failAll(job, { kind: 'busy' })
    let how: 'whole' | 'brokenOff' = 'brokenOff'
    try {
      const outcomes = await withOneRetry(options, job)
      if (outcomes.every(isFromNode)) how = 'whole'
      return outcomes
    } finally {
      leave(how)
    }
  }

  let head = { askedMs: Number.NEGATIVE_INFINITY, number: Promise.resolve(0) }
  /** The block up to which a search is split. An earlier head only makes the last part longer. */
  function roughHead(): Promise<number> {
    if (clock.now() - head.askedMs < HEAD_MS) return head.number
    const number = budgeted(budget, (hold) =>
      sendPart(PLAIN_PART, { calls: PLAIN_CALLS, hold, client: '', anyChain: true, isPassedOn: false }),
    ).then(([outcome]) => (outcome?.ok === true ? (quantity(outcome.result) ?? 0) : 0))
    head = { askedMs: clock.now(), number }
    return number
  }

  /** Splits a log search into parts sent one after another, so that other calls get in between. */
  async function sendWhole(part: Part, job: Job): Promise<readonly Outcome[]> {
    const [call] = part.calls
    if (!part.isDear || call?.method !== 'eth_getLogs') return await sendPart(part, job)
    const pieces = logPieces(call, await roughHead())
    const outcomes: Outcome[] = []
    const untilMs = clock.now() + LONGEST_SEARCH_MS
    for (const piece of pieces) {
      if (clock.now() > untilMs) return failAll(job, { kind: 'busy' })
      const [outcome] = await sendPart({ ...part, calls: [piece] }, { ...job, calls: [piece] })
      outcomes.push(outcome ?? failureOutcome({ kind: 'notJsonRpc' }))
      if (outcome?.ok !== true) break
    }
    return pieces.length === 1 ? outcomes : [joinedLogs(outcomes)]
  }

  const send: Upstream['send'] = async (
    calls,
    { hold, client = '', isPassedOn = false },
    anyChain = calls.every(({ method }) => ASKS_WHICH_CHAIN.has(method)),
  ) => {
    const outcomes: Outcome[] = []
    await Promise.all(
      parts(calls, dearSlots !== null).map(async (part) => {
        const answers = await sendWhole(part, { calls: part.calls, hold, client, anyChain, isPassedOn })
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
      budgeted(
        budget,
        (hold) => send(calls.map(withGas), { hold, ...(client === undefined ? {} : { client }) }, anyChain),
        client,
      ),
  }
}

/** Runs with its own memory budget, released at the end. */
async function budgeted<T>(budget: ByteBudget, run: (hold: ByteHold) => Promise<T>, client?: string): Promise<T> {
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
async function withOneRetry(options: UpstreamOptions, job: Job): Promise<readonly Outcome[]> {
  const { endpoints, chainId, clock } = options
  const criteria = { chainId, anyChain: job.anyChain }
  const first = chooseEndpoint(endpoints, criteria, clock.now())
  if (!first.ok) return failAll(job, first.failure)
  const answer = await attempt(options, first.endpoint, job)
  if (answer.ok) return answer.outcomes

  const second = chooseEndpoint(endpoints, criteria, clock.now(), first.endpoint)
  if (!second.ok || (second.endpoint === first.endpoint && !isPassing(answer.failure)))
    return failAll(job, answer.failure)
  if (second.endpoint === first.endpoint) await clock.sleep(RETRY_MS.least + clock.random() * RETRY_MS.spread)
  const retry = await attempt(options, second.endpoint, job)
  if (!retry.ok) return failAll(job, retry.failure)
  return await settleResent(job.calls, retry.outcomes, async (calls) => {
    const lookup = await attempt(options, second.endpoint, { ...job, calls })
    return lookup.ok ? lookup.outcomes : []
  })
}

async function attempt(
  { log, clock, timeoutMs, dearAtOnce }: UpstreamOptions,
  endpoint: Endpoint,
  job: Job,
): Promise<MatchResult> {
  const { calls, hold } = job
  const matched = await askEndpoint(endpoint.url, calls, {
    hold,
    isPassedOn: job.isPassedOn && dearAtOnce !== undefined,
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
  const plain = await askEndpoint(endpoint.url, PLAIN_CALLS, {
    hold,
    timeoutMs: Math.min(timeoutMs, PLAIN_TIMEOUT_MS),
  })
  return plain.ok
}

/** Any call can reveal that an endpoint serves another chain; it is then no longer read. */
function noteChainId(endpoint: Endpoint, calls: readonly Call[], outcomes: readonly Outcome[]) {
  const outcome = outcomes[calls.findIndex(({ method }) => method === 'eth_chainId')]
  if (outcome?.ok === true) endpoint.chainId = quantity(outcome.result) ?? endpoint.chainId
}

/** Calls with the same method and contract take about equally long. */
function kindOf(call: Call | undefined): string {
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
  return { method: call.method, params: [{ ...first, gas: MOST_GAS }, ...others] }
}

/** False if the request failed, perhaps before the node finished. */
const isFromNode = (outcome: Outcome) => outcome.ok || !isOwnFailure(outcome.error.data)

const failAll = ({ calls }: Job, failure: Failure) => calls.map(() => failureOutcome(failure))

/** Faults that a retry at the same endpoint probably avoids. */
const isPassing = (failure: Failure) =>
  failure.kind === 'unreachable' ||
  failure.kind === 'notJsonRpc' ||
  (failure.kind === 'httpError' && failure.status >= 500)
