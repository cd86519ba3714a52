import { setTimeout as sleep } from 'node:timers/promises'
import type { ByteBudget, ByteHold } from '../platform/byteBudget.ts'
import type { Clock } from '../platform/clock.ts'
import type { Log } from '../platform/log.ts'
import { quantity } from '../platform/quantity.ts'
import { type Turnstile, turnstile } from '../platform/turnstile.ts'
import { askEndpoint, TIMEOUT_MS } from './askEndpoint.ts'
import type { Call, Outcome } from './call.ts'
import { chooseEndpoint, type Endpoint, noteFailure, noteSuccess } from './endpoint.ts'
import { type Failure, failureOutcome } from './failure.ts'
import type { Matched } from './matchAnswers.ts'
import { type Part, parts } from './parts.ts'
import { runsCode } from './runsCode.ts'
import { settleResent } from './settleResent.ts'

/** The chain, as the rest of the server sees it: any number of calls in, one outcome for each out. It never throws. */
export type Upstream = {
  endpoints: readonly Endpoint[]
  /** `anyChain`: also when every endpoint is of another chain. */
  send: (calls: readonly Call[], asker: Asker, anyChain?: boolean) => Promise<readonly Outcome[]>
  /** What the server itself wants to know; nothing is held of it afterwards. */
  ask: (calls: readonly Call[], anyChain?: boolean) => Promise<readonly Outcome[]>
}

/** Whose memory an answer is counted to, and behind whom a call waits when there are many. */
type Asker = { hold: ByteHold; client?: string }

/** Answered truly whatever chain the endpoint turns out to be of. */
const ASKS_WHICH_CHAIN = new Set(['eth_chainId', 'net_version'])

const AT_ONCE = 16
const WAITING = 512
/** Those that run code and go one by one: a full batch of several clients. */
const CODE_WAITING = 4096
const OTHER_QUESTION = [{ method: 'eth_blockNumber', params: [] }]
const OTHER_MS = 2000
/** Before the same endpoint is asked a second time, so that a reset does not echo at once. */
const RETRY_MS = { least: 50, spread: 100 }

type Setting = {
  endpoints: readonly Endpoint[]
  chainId: number
  budget: ByteBudget
  clock: Clock
  log: Log
  timeoutMs?: number
  /** How many calls that run code are under way at one time, each in a request of its own. Without it they are calls like others. */
  codeAtOnce?: number
}

export function createUpstream(setting: Setting): Upstream {
  const { endpoints, budget, codeAtOnce, timeoutMs = TIMEOUT_MS } = setting
  const gate = turnstile(AT_ONCE, WAITING)
  const codeGate = codeAtOnce === undefined ? null : turnstile(codeAtOnce, CODE_WAITING)

  async function sendPart({ isCode }: Part, job: Job): Promise<readonly Outcome[]> {
    const leave = await enterWithin(isCode && codeGate !== null ? codeGate : gate, job.client, timeoutMs)
    if (leave === null) return failAll(job, { kind: 'busy' })
    try {
      return await withOneRetry(setting, job)
    } finally {
      leave()
    }
  }

  const send: Upstream['send'] = async (
    calls,
    { hold, client = '' },
    anyChain = calls.every(({ method }) => ASKS_WHICH_CHAIN.has(method)),
  ) => {
    const outcomes: Outcome[] = []
    await Promise.all(
      parts(calls, codeGate !== null).map(async (part) => {
        const answers = await sendPart(part, { calls: part.calls, hold, client, anyChain })
        for (const [index, at] of part.at.entries())
          outcomes[at] = answers[index] ?? failureOutcome({ kind: 'notJsonRpc' })
      }),
    )
    return outcomes
  }

  return {
    endpoints,
    send,
    async ask(calls, anyChain) {
      const hold = budget.hold()
      try {
        return await send(calls, { hold }, anyChain)
      } finally {
        hold.release()
      }
    },
  }
}

/** Whoever waits longer than an answer may take is refused, and the place that is free then goes to the next. */
async function enterWithin(gate: Turnstile, client: string, ms: number): Promise<(() => void) | null> {
  let isWaiting = true
  const entering = gate.enter(client).then((leave) => {
    if (!isWaiting) leave?.()
    return leave
  })
  const timer = new AbortController()
  const tired = sleep(ms, null, { signal: timer.signal, ref: false }).catch(() => null)
  const leave = await Promise.race([entering, tired])
  isWaiting = false
  timer.abort()
  return leave
}

type Job = { calls: readonly Call[]; hold: ByteHold; client: string; anyChain: boolean }

/** At most two requests for one that came in (and one look for a transaction that was sent twice, or one whether an endpoint answers anything), whatever happens: a fault never becomes a storm (case 51). */
async function withOneRetry(setting: Setting, job: Job): Promise<readonly Outcome[]> {
  const { endpoints, chainId, clock } = setting
  const wish = { chainId, anyChain: job.anyChain }
  const first = chooseEndpoint(endpoints, wish, clock.now())
  if (!first.ok) return failAll(job, first.failure)
  const answer = await attempt(setting, first.endpoint, job)
  if (answer.ok) return answer.outcomes

  const second = chooseEndpoint(endpoints, wish, clock.now(), first.endpoint)
  if (!second.ok || (second.endpoint === first.endpoint && !isPassing(answer.failure)))
    return failAll(job, answer.failure)
  if (second.endpoint === first.endpoint) await clock.sleep(RETRY_MS.least + clock.random() * RETRY_MS.spread)
  const again = await attempt(setting, second.endpoint, job)
  if (!again.ok) return failAll(job, again.failure)
  return await settleResent(job.calls, again.outcomes, async (calls) => {
    const found = await attempt(setting, second.endpoint, { ...job, calls })
    return found.ok ? found.outcomes : []
  })
}

async function attempt({ log, clock, timeoutMs }: Setting, endpoint: Endpoint, job: Job): Promise<Matched> {
  const { calls, hold } = job
  const matched = await askEndpoint(endpoint.url, calls, hold, timeoutMs)
  if (matched.ok) {
    noteSuccess(endpoint, log)
    noteChainId(endpoint, calls, matched.outcomes)
  } else if (!(await isSlowCall(endpoint, job, matched.failure, timeoutMs)))
    noteFailure(endpoint, matched.failure, clock, log)
  return matched
}

/** A call that runs code takes as long as whoever asks wants it to: that speaks against an endpoint only when it answers nothing else. */
async function isSlowCall(endpoint: Endpoint, { calls, hold }: Job, { kind }: Failure, timeoutMs = TIMEOUT_MS) {
  if (kind !== 'timedOut' || !calls.some(runsCode)) return false
  const other = await askEndpoint(endpoint.url, OTHER_QUESTION, hold, Math.min(timeoutMs, OTHER_MS))
  return other.ok
}

/** Whoever asked: an endpoint that turns into one of another chain is not read from any more. */
function noteChainId(endpoint: Endpoint, calls: readonly Call[], outcomes: readonly Outcome[]) {
  const outcome = outcomes[calls.findIndex(({ method }) => method === 'eth_chainId')]
  if (outcome?.ok === true) endpoint.chainId = quantity(outcome.result) ?? endpoint.chainId
}

const failAll = ({ calls }: Job, failure: Failure) => calls.map(() => failureOutcome(failure))

/** Faults that the next attempt at the same endpoint is likely not to meet. */
const isPassing = (failure: Failure) =>
  failure.kind === 'unreachable' ||
  failure.kind === 'notJsonRpc' ||
  (failure.kind === 'httpError' && failure.status >= 500)
