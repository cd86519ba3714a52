import { randomBytes } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Config } from '#platform/config/config.ts'
import { loopbackOrigins } from '#platform/config/origins.ts'
import { DatabaseFull, DatabaseUnreachable } from '#platform/database/databaseReach.ts'
import { ObjectsUnreachable } from '#platform/objectsReach.ts'
import { crossOriginHeaders, preflight } from './guard/crossOrigin.ts'
import { refusal } from './guard/refusal.ts'
import { HSTS, securityHeaders } from './guard/securityHeaders.ts'
import type { WalletSwitches } from './guard/walletSources.ts'
import type { Switches } from '#platform/operator/switches.ts'
import type { Answer, AnswerHeaders } from './http/answer.ts'
import { type ClientLimits, clientLimits } from './limits/clientLimits.ts'
import type { ConnectionLimits } from './limits/connectionLimits.ts'
import { requestOrder } from './limits/requestOrder.ts'
import type { Drain } from './http/drain.ts'
import { type MatchRoute, matchRoute } from './http/matchRoute.ts'
import { awayAnswer, fullAnswer, objectsAwayAnswer, problemAnswer } from './http/problemAnswer.ts'
import type { RequestCounts } from './http/requestCounts.ts'
import { requestBody } from './http/requestBody.ts'
import { requestClient } from './limits/requestClient.ts'
import { requestPath } from './http/requestPath.ts'
import type { ClientLimit, Endpoint, Route } from './http/route.ts'
import { sendAnswer } from './http/sendAnswer.ts'
import { fairQueue } from './limits/fairQueue.ts'
import type { Method } from './http/servedRequest.ts'
import type { ByteBudget, ByteHold } from '#platform/byteBudget.ts'
import type { Clock } from '#platform/clock.ts'
import type { Log } from '#platform/log.ts'
import { requestId } from '#platform/requestId.ts'

type RouterOptions<Services> = {
  config: Pick<Config, 'frames' | 'publicOrigins' | 'trustedProxies' | 'log'> & WalletSwitches
  routes: readonly Route<Services>[]
  services: Services
  importMapHash: string | null
  lines: Pick<ConnectionLimits, 'flooded'>
  drain: Pick<Drain, 'admit'>
  switches: Pick<Switches, 'isOff'>
  requests: Pick<RequestCounts, 'add'>
  budget: ByteBudget
  clock: Clock
  log: Log
}

/** Minimum time between two log lines about a full disk. */
const LOG_FULL_EVERY_MS = 60_000

/** Labels of metrics for requests without a route, and for those whose endpoint failed. */
const NO_ROUTE = 'none'
const FAULT = 'failed'

/** A route of the table with its endpoint created. */
type Line = Omit<Route<never>, 'endpoint'> & { answer: Endpoint; limits: ClientLimits | null }

/** `isAdmitted`: false if the request came after the server began to refuse new ones. */
type Arrival = {
  request: IncomingMessage
  response: ServerResponse
  client: string
  isAdmitted: boolean
  startMs: number
}

/**
 * Handles a request: its path is matched once, and guard and endpoint both use the matched route.
 * Every answer carries the security headers (spec: server.headers).
 */
export function createRouter<Services>(options: RouterOptions<Services>): RequestListener {
  const { config, budget, log } = options
  const find = matchRoute(linesOf(options))
  const originsOf = originsByPort(config)
  const common = securityHeaders(config, options.importMapHash)
  const commonByHttps = { ...common, ...HSTS }
  const clientOf = requestClient(config.trustedProxies)
  const inOrder = requestOrder(options.lines.flooded)
  const queue = fairQueue()
  const faultAnswer = faultAnswers(options)

  async function serve({ request, response, client, isAdmitted, startMs }: Arrival, hold: () => ByteHold) {
    const { host, origin } = request.headers
    const origins = originsOf(request)
    const baseHeaders = origins.includes(`https://${host}`) ? commonByHttps : common
    let route = NO_ROUTE
    const send = (answer: Answer, more?: AnswerHeaders) => {
      options.requests.add(route, answer.status, performance.now() - startMs)
      const headers = more === undefined ? baseHeaders : { ...baseHeaders, ...more }
      return sendAnswer({ response, common: headers, hold }, answer)
    }

    const matched = lineOf(find, request.url)
    if (matched === null) return await send(BAD_PATH)
    const { line, params } = matched
    route = line?.path ?? NO_ROUTE
    const refusalAnswer = refusal(request, line?.audience ?? 'visitors', origins)
    if (refusalAnswer !== null) return await send(refusalAnswer)
    if (!isAdmitted && line?.audience !== 'monitors') return await send(STOPPING)
    if (line === null) return await send(NOTHING)
    const corsHeaders = crossOriginHeaders(line.audience, origin)
    if (!isOneOf(line.methods, request.method)) {
      const preflightAnswer = request.method === 'OPTIONS' ? preflight(line.audience, line.methods) : null
      return await send(preflightAnswer ?? wrongMethod(line.methods), corsHeaders)
    }
    if (line.switch !== undefined && isChange(request.method) && options.switches.isOff(line.switch))
      return await send(SWITCHED_OFF, corsHeaders)
    const tooMany = line.limits === null ? null : limitAnswer(line.limits, client, response)
    if (tooMany !== null) return await send(tooMany, corsHeaders)
    const body = requestBody(request, { maxBytes: line.maxBodyBytes ?? 0, hold })
    const query = (name: string) => new URLSearchParams(matched.query).get(name)
    const { method, headers } = request
    const answer = line.answer({ method, params, query, headers, client, body, hold })
    await send(answer instanceof Promise ? await answer : answer, corsHeaders)
  }

  async function serveSafely(arrival: Arrival) {
    const { response, client } = arrival
    const hold = lateHold(budget, client, response)
    try {
      await serve(arrival, hold.now)
    } catch (error) {
      const answer = faultAnswer(error)
      options.requests.add(FAULT, answer.status, performance.now() - arrival.startMs)
      if (response.headersSent) response.destroy()
      else await sendAnswer({ response, common, hold: hold.now }, answer)
    } finally {
      hold.releaseIfGone()
    }
  }

  return (request, response) => {
    const startMs = performance.now()
    const id = nextId()
    if (config.log === 'debug') requestId.run(id, () => logWhenGone(log, request, response))
    inOrder(request, response, () => {
      const leave = options.drain.admit()
      const client = clientOf(request)
      queue.add(client, () => {
        // The client may have left in the meantime.
        if (response.destroyed) return
        const arrival = { request, response, client, isAdmitted: leave !== null, startMs }
        void requestId.run(id, async () => await serveSafely(arrival))
      })
      return () => leave?.()
    })
  }
}

/** Ids of requests in the log: the start of this process, and a number. */
const PROCESS_ID = randomBytes(3).toString('hex')
let requestsSoFar = 0
const nextId = () => `${PROCESS_ID}-${(requestsSoFar += 1)}`

/** Answers requests whose endpoint failed, and logs the failures. */
function faultAnswers({ log, clock }: Pick<RouterOptions<unknown>, 'log' | 'clock'>): (fault: unknown) => Answer {
  let fullLoggedMs = Number.NEGATIVE_INFINITY
  return (fault) => {
    // Not logged here: it was logged once, when the database or the bucket became unreachable.
    if (fault instanceof DatabaseUnreachable) return awayAnswer()
    if (fault instanceof ObjectsUnreachable) return objectsAwayAnswer()
    if (!(fault instanceof DatabaseFull)) {
      log.error(`A request failed: ${fault instanceof Error ? (fault.stack ?? fault.message) : String(fault)}`)
      return FAILED
    }
    if (clock.now() - fullLoggedMs >= LOG_FULL_EVERY_MS) {
      fullLoggedMs = clock.now()
      log.error(`The disk of the database is full (${fault.message}). Until there is room, nothing is stored.`)
    }
    return fullAnswer()
  }
}

function linesOf<Services>({ routes, services, clock }: RouterOptions<Services>): Line[] {
  const limits = new Map<ClientLimit, ClientLimits>()
  const limitsOf = (limit: ClientLimit | undefined) => {
    if (limit === undefined) return null
    const known = limits.get(limit) ?? clientLimits(limit, clock.now)
    limits.set(limit, known)
    return known
  }
  return routes.map(({ endpoint, ...route }) => ({
    ...route,
    answer: endpoint(services),
    limits: limitsOf(route.perClient),
  }))
}

const isChange = (method: Method) => method !== 'GET' && method !== 'HEAD'

type MatchedLine = { line: Line | null; params: Readonly<Record<string, string>>; query: string }

/** Returns null if the path is invalid. A null line means there is no route. */
function lineOf(find: MatchRoute<Line>, address: string | undefined): MatchedLine | null {
  const parsed = requestPath(address)
  if (parsed === null) return null
  const match = find(parsed.path)
  return { line: match?.entry ?? null, params: match?.params ?? {}, query: parsed.query }
}

const isOneOf = (methods: readonly Method[], method: string | undefined): method is Method =>
  methods.some((each) => each === method)

/** Returns null if the client may proceed; its slot is freed once the answer has been sent. */
function limitAnswer(limits: ClientLimits, client: string, response: ServerResponse): Answer | null {
  const entry = limits.enter(client)
  if (entry.ok) {
    response.once('close', entry.leave)
    return null
  }
  const seconds = String(entry.waitSeconds)
  return problemAnswer(429, 'tooMany', `Too many requests came from here. Try again in ${seconds} s.`, {
    'retry-after': seconds,
  })
}

/** Created lazily for the few answers that hold memory, and released once the answer has been sent. */
function lateHold(budget: ByteBudget, client: string, response: ServerResponse) {
  let hold: ByteHold | null = null
  return {
    now: (): ByteHold => {
      if (hold !== null) return hold
      hold = budget.hold(client)
      response.once('close', hold.release)
      return hold
    },
    /** The connection may have closed before anything was held. */
    releaseIfGone() {
      if (response.closed) hold?.release()
    },
  }
}

function logWhenGone(log: Log, { method, url = '' }: IncomingMessage, response: ServerResponse) {
  const startMs = performance.now()
  response.once('close', () => {
    const tookMs = (performance.now() - startMs).toFixed(1)
    log.debug(`${method} ${url.split('?', 1).join('')} ${response.statusCode} ${tookMs} ms`)
  })
}

/** Default hosts: the loopback names with the port that received the request. */
function originsByPort({ publicOrigins }: Pick<Config, 'publicOrigins'>) {
  const known = new Map<number, readonly string[]>()
  return (request: IncomingMessage): readonly string[] => {
    if (publicOrigins !== null) return publicOrigins
    const port = request.socket.localPort ?? 0
    const origins = known.get(port) ?? loopbackOrigins(port)
    known.set(port, origins)
    return origins
  }
}

const BAD_PATH = problemAnswer(400, 'badRequest', 'The request must name a path of this server.')
const NOTHING = problemAnswer(404, 'notFound', 'There is nothing at this address.')
const STOPPING = problemAnswer(503, 'stopping', 'This server is being stopped. Try again.', {
  'retry-after': '1',
  connection: 'close',
})
const SWITCHED_OFF = problemAnswer(
  503,
  'switchedOff',
  'The operator has turned this off for a while. Try again later.',
  { 'retry-after': '60' },
)
const FAILED = problemAnswer(500, 'internal', 'Something went wrong in the server. It goes on; try again.')

function wrongMethod(methods: readonly Method[]): Answer {
  const allow = methods.join(', ')
  const sentence = methods.includes('GET') ? 'This address can only be read.' : `This address takes ${allow} only.`
  return problemAnswer(405, 'methodNotAllowed', sentence, { allow })
}
