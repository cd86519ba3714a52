import type { ByteBudget, ByteHold } from '../byteBudget.ts'
import type { Clock } from '../clock.ts'
import type { Log } from '../log.ts'
import { quantity } from '../quantity.ts'
import { askEndpoint, TIMEOUT_MS } from './askEndpoint.ts'
import type { Call, Outcome } from './call.ts'
import { chooseEndpoint, type Endpoint, noteFailure, noteSuccess } from './endpoint.ts'
import { type EndpointTurn, type EndpointTurns, endpointTurns } from './endpointTurns.ts'
import { type Failure, failureOutcome, isOwnFailure } from './failure.ts'
import { joinLogs, splitLogSearch } from './splitLogSearch.ts'
import type { MatchResult } from './matchAnswers.ts'
import { type Part, splitCalls } from './splitCalls.ts'
import { runsCode } from './runsCode.ts'
import { type Sharing, sizeOf } from './sharedAnswers.ts'
import { resolveResent } from './resolveResent.ts'

/**
 * The server's access to the chain: takes any number of calls and returns one outcome for each.
 * Never throws.
 */
export type Upstream = {
  endpoints: readonly Endpoint[]
  /** `anyChain`: send even if every endpoint serves another chain. */
  send: (calls: readonly Call[], requester: Requester, anyChain?: boolean) => Promise<readonly Outcome[]>
  /** Sends the server's own calls; their memory is released immediately. */
  ask: (calls: readonly Call[], options?: AskOptions) => Promise<readonly Outcome[]>
}

/**
 * `client`: the client on whose behalf the server calls; these calls queue, pause and use memory
 * like the client's own.
 */
type AskOptions = { anyChain?: boolean; client?: string }

/** Gas limit of the server's own calls, aggregates of hundreds included: the block limit of Polygon. */
const GAS_LIMIT = '0x1c9c380'

/**
 * The client charged for an answer's memory and time in the queue. `isPassedOn`: large results may be JsonBytes.
 * `sharing`: its access to answers that all clients share.
 */
type Requester = { hold: ByteHold; client?: string; isPassedOn?: boolean; sharing?: Sharing | null }

/** Methods that may be sent to an endpoint of any chain. */
const CHAIN_ID_METHODS = new Set(['eth_chainId', 'net_version'])

/** Shared calls of one request; each is sent alone, so that it waits for no other call. A page sends one or two. */
const MAX_SHARED_CALLS = 8
const CHEAP_CALLS = [{ method: 'eth_blockNumber', params: [] }]
const CHEAP_TIMEOUT_MS = 2000
const CHEAP_PART: Part = { calls: CHEAP_CALLS, at: [0], isExpensive: false }
const HEAD_MS = 5000
/** Each part of a log search waits for a turn; in all, the search may take this long. */
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
  /** Maximum number of expensive parts in flight; if absent, expensive calls are batched like others. */
  maxExpensive?: number
}

export function createUpstream(options: UpstreamOptions): Upstream {
  const { endpoints, chainId, budget, clock, maxExpensive, timeoutMs = TIMEOUT_MS } = options
  const turns = endpointTurns({ endpoints, chainId, clock, timeoutMs, maxExpensive })

  const sendPart = (part: Part, job: Job) => sendInTurn({ options, turns, part, job })

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
    { hold, client = '', isPassedOn = false, sharing = null },
    anyChain = calls.every(({ method }) => CHAIN_ID_METHODS.has(method)),
  ) => {
    const outcomes: Outcome[] = []
    const shared = sharing === null ? [] : calls.filter(sharing.canShare).slice(0, MAX_SHARED_CALLS)
    await Promise.all(
      splitCalls(calls, maxExpensive !== undefined, new Set(shared)).map(async (part) => {
        const job = { calls: part.calls, hold, client, anyChain, isPassedOn }
        const [call] = part.calls
        const answers =
          sharing !== null && call !== undefined && shared.includes(call)
            ? [await sendShared({ options, turns, part, job }, call, sharing)]
            : await sendInPieces(part, job)
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

type Job = { calls: readonly Call[]; hold: ByteHold; client: string; anyChain: boolean; isPassedOn: boolean }

type Sending = { options: UpstreamOptions; turns: EndpointTurns; part: Part; job: Job }

async function sendInTurn(sending: Sending): Promise<readonly Outcome[]> {
  const { turns, part, job } = sending
  const turn = await turns.take(part, job)
  return turn.ok ? await sendAndLeave(sending, turn) : failAll(job, turn.failure)
}

/**
 * Sends a call whose answer all clients share, unless another client has sent it before this call's
 * turn comes.
 */
async function sendShared(sending: Sending, call: Call, sharing: Sharing): Promise<Outcome> {
  const { turns, part, job } = sending
  const early = await sharing.join(call)
  if (early !== null) return charged(early, job)
  const turn = await turns.take(part, job)
  if (!turn.ok) return failureOutcome(turn.failure)
  const joined = sharing.join(call)
  if (joined === null) return await sharing.lead(call, async () => firstOf(await sendAndLeave(sending, turn)))
  turn.leave('brokenOff')
  const late = await joined
  return late === null ? firstOf(await sendInTurn(sending)) : charged(late, job)
}

const firstOf = ([outcome]: readonly Outcome[]): Outcome => outcome ?? failureOutcome({ kind: 'notJsonRpc' })

async function sendAndLeave(sending: Sending, turn: EndpointTurn): Promise<readonly Outcome[]> {
  try {
    const outcomes = await sendWithRetry(sending, turn)
    if (outcomes.every(isFromNode)) turn.leave('whole')
    return outcomes
  } finally {
    turn.leave('brokenOff')
  }
}

/**
 * At most two requests per incoming one, so that a fault never becomes a storm (case 51). A third
 * may look up a transaction that was sent twice, or check whether an endpoint answers at all.
 */
async function sendWithRetry({ options, turns, part, job }: Sending, first: EndpointTurn): Promise<readonly Outcome[]> {
  const { endpoints, chainId, clock } = options
  const answer = await attempt(options, first.endpoint, job)
  if (answer.ok) return answer.outcomes

  const second = chooseEndpoint(endpoints, { chainId, anyChain: job.anyChain }, clock.now(), first.endpoint)
  if (!second.ok) return failAll(job, answer.failure)
  const { endpoint } = second
  if (endpoint === first.endpoint) {
    if (!isTransient(answer.failure)) return failAll(job, answer.failure)
    await clock.sleep(RETRY_MS.least + clock.random() * RETRY_MS.spread)
    return await retry(options, endpoint, job)
  }
  first.leave('brokenOff')
  const leave = await turns.enter(endpoint, part, job)
  if (leave === null) return failAll(job, answer.failure)
  try {
    return await retry(options, endpoint, job)
  } finally {
    leave('brokenOff')
  }
}

async function retry(options: UpstreamOptions, endpoint: Endpoint, job: Job): Promise<readonly Outcome[]> {
  const again = await attempt(options, endpoint, job)
  if (!again.ok) return failAll(job, again.failure)
  return await resolveResent(job.calls, again.outcomes, async (calls) => {
    const lookup = await attempt(options, endpoint, { ...job, calls })
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

/**
 * Stores the chain id in an answer: any call may show that an endpoint serves another chain, and it
 * is then no longer used.
 */
function noteChainId(endpoint: Endpoint, calls: readonly Call[], outcomes: readonly Outcome[]) {
  const outcome = outcomes[calls.findIndex(({ method }) => method === 'eth_chainId')]
  if (outcome?.ok === true) endpoint.chainId = quantity(outcome.result) ?? endpoint.chainId
}

/** Without a gas limit, a call would get all the node allows. */
function withGas(call: Call): Call {
  if (call.method !== 'eth_call' || !Array.isArray(call.params)) return call
  const [first, ...others] = call.params as readonly unknown[]
  if (typeof first !== 'object' || first === null || 'gas' in first) return call
  return { method: call.method, params: [{ ...first, gas: GAS_LIMIT }, ...others] }
}

/** True if the node answered; false if the request failed, perhaps before the node finished. */
const isFromNode = (outcome: Outcome) => outcome.ok || !isOwnFailure(outcome.error.data)

/** Charges the client for a shared answer too, because it takes memory until it is sent. */
const charged = (outcome: Outcome, { hold }: Job): Outcome =>
  hold.take(sizeOf(outcome)) ? outcome : failureOutcome({ kind: 'busy' })

const failAll = ({ calls }: Job, failure: Failure) => calls.map(() => failureOutcome(failure))

/** Faults that a retry at the same endpoint probably avoids. */
const isTransient = (failure: Failure) =>
  failure.kind === 'unreachable' ||
  failure.kind === 'notJsonRpc' ||
  (failure.kind === 'httpError' && failure.status >= 500)
