import type { ByteBudget, ByteHold } from '../platform/byteBudget.ts'
import type { Clock } from '../platform/clock.ts'
import type { Log } from '../platform/log.ts'
import { quantity } from '../platform/quantity.ts'
import { turnstile } from '../platform/turnstile.ts'
import { askEndpoint } from './askEndpoint.ts'
import type { Call, Outcome } from './call.ts'
import { chooseEndpoint, type Endpoint, noteFailure, noteSuccess } from './endpoint.ts'
import { type Failure, failureOutcome } from './failure.ts'
import type { MatchResult } from './matchAnswers.ts'
import { settleResent } from './settleResent.ts'

/** The chain, as the rest of the server sees it: any number of calls in, one outcome for each out. It never throws. */
export type Upstream = {
  endpoints: readonly Endpoint[]
  /** `anyChain`: also when every endpoint is of another chain. */
  send: (calls: readonly Call[], requester: Requester, anyChain?: boolean) => Promise<readonly Outcome[]>
  /** For the server's own reads; their memory is released at once. */
  ask: (calls: readonly Call[], anyChain?: boolean) => Promise<readonly Outcome[]>
}

/** Who is charged for an answer's memory, and in whose queue a call waits. */
type Requester = { hold: ByteHold; client?: string }

/** Correct whatever chain the endpoint turns out to serve. */
const ASKS_WHICH_CHAIN = new Set(['eth_chainId', 'net_version'])

/** Common limits of batches begin at 100 (Erigon); a longer one goes out in parts. */
const CALLS_A_REQUEST = 100
const AT_ONCE = 16
const WAITING = 512
/** The pause before retrying the same endpoint, so that a retry does not hit the same reset. */
const RETRY_MS = { least: 50, spread: 100 }

type UpstreamOptions = {
  endpoints: readonly Endpoint[]
  chainId: number
  budget: ByteBudget
  clock: Clock
  log: Log
  timeoutMs?: number
}

export function createUpstream(options: UpstreamOptions): Upstream {
  const { endpoints, budget } = options
  const slots = turnstile(AT_ONCE, WAITING)

  async function sendPart(job: Job): Promise<readonly Outcome[]> {
    const leave = await slots.enter(job.client)
    if (leave === null) return failAll(job, { kind: 'busy' })
    try {
      return await withOneRetry(options, job)
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
  { log, clock, timeoutMs }: UpstreamOptions,
  endpoint: Endpoint,
  { calls, hold }: Job,
): Promise<MatchResult> {
  const matched = await askEndpoint(endpoint.url, calls, hold, timeoutMs)
  if (matched.ok) {
    noteSuccess(endpoint, log)
    noteChainId(endpoint, calls, matched.outcomes)
  } else noteFailure(endpoint, matched.failure, clock, log)
  return matched
}

/** Learned from anybody's calls: an endpoint that starts serving another chain is no longer read from. */
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
