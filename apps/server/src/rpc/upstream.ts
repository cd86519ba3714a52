import type { ByteBudget, ByteHold } from '../platform/byteBudget.ts'
import type { Clock } from '../platform/clock.ts'
import type { Log } from '../platform/log.ts'
import { quantity } from '../platform/quantity.ts'
import { turnstile } from '../platform/turnstile.ts'
import { askEndpoint } from './askEndpoint.ts'
import type { Call, Outcome } from './call.ts'
import { chooseEndpoint, type Endpoint, noteFailure, noteSuccess } from './endpoint.ts'
import { type Failure, failureOutcome } from './failure.ts'
import type { Matched } from './matchAnswers.ts'
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

/** Common limits of batches begin at 100 (Erigon); a longer one goes out in parts. */
const CALLS_A_REQUEST = 100
const AT_ONCE = 16
const WAITING = 512
/** Before the same endpoint is asked a second time, so that a reset does not echo at once. */
const RETRY_MS = { least: 50, spread: 100 }

type Setting = {
  endpoints: readonly Endpoint[]
  chainId: number
  budget: ByteBudget
  clock: Clock
  log: Log
  timeoutMs?: number
}

export function createUpstream(setting: Setting): Upstream {
  const { endpoints, budget } = setting
  const gate = turnstile(AT_ONCE, WAITING)

  async function sendPart(job: Job): Promise<readonly Outcome[]> {
    const leave = await gate.enter(job.client)
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
    const parts = Array.from({ length: Math.ceil(calls.length / CALLS_A_REQUEST) }, (_, part) =>
      calls.slice(part * CALLS_A_REQUEST, (part + 1) * CALLS_A_REQUEST),
    )
    return (await Promise.all(parts.map((part) => sendPart({ calls: part, hold, client, anyChain })))).flat()
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

type Job = { calls: readonly Call[]; hold: ByteHold; client: string; anyChain: boolean }

/** At most two requests for one that came in (and one look for a transaction that was sent twice), whatever happens: a fault never becomes a storm (case 51). */
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

async function attempt({ log, clock, timeoutMs }: Setting, endpoint: Endpoint, { calls, hold }: Job): Promise<Matched> {
  const matched = await askEndpoint(endpoint.url, calls, hold, timeoutMs)
  if (matched.ok) {
    noteSuccess(endpoint, log)
    noteChainId(endpoint, calls, matched.outcomes)
  } else noteFailure(endpoint, matched.failure, clock, log)
  return matched
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
