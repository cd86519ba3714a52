import { IncomingMessage, type ServerResponse } from 'node:http'
import { getRequestListener, RequestError } from '@hono/node-server'
import type { Config } from '../config.ts'
import { loopbackOrigins } from '../config/origins.ts'
import type { Log } from '../log.ts'
import { problemAnswer } from './problemAnswer.ts'
import { type Direct, answerDirectly } from './direct.ts'
import { refusal } from './refusal.ts'
import { HSTS, securityHeaders } from './securityHeaders.ts'
import type { WalletSwitches } from './walletSources.ts'

export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void> | void
type Fetch = Parameters<typeof getRequestListener>[0]

/** Every answer leaves with the headers of quality/faults.md §1, and no request gets in that is not for us. */
export function guarded(
  config: Pick<Config, 'frames' | 'publicOrigins' | 'log'> & WalletSwitches,
  log: Log,
  fetch: Fetch,
  direct: Direct,
): Handler {
  const originsOf = originsByPort(config)
  const headers = Object.entries(securityHeaders(config))
  const both = [...headers, ...Object.entries(HSTS)]
  // Only HTTP/1.1 is listened for; the adapter knows HTTP/2 as well.
  const refused = (request: unknown) =>
    request instanceof IncomingMessage ? refusal(request, originsOf(request)) : null
  const answer = getRequestListener((request, env) => refused(env.incoming) ?? fetch(request, env), {
    overrideGlobalObjects: false,
    // It would cut lines whose body is not read; endpoints/readBody.ts says why they are not.
    autoCleanupIncoming: false,
    errorHandler: (error) => failed(log, error),
  })
  return (request, response) => {
    const startMs = performance.now()
    const isHttps = originsOf(request).includes(`https://${request.headers.host}`)
    const sent = isHttps ? both : headers
    if (config.log === 'debug') response.once('close', () => log.debug(lineOf(request, response, startMs)))
    const ready = direct(request)
    if (ready !== null && refused(request) === null) return answerDirectly(response, sent, ready)
    for (const [name, value] of sent) response.setHeader(name, value)
    return answer(request, response)
  }
}

function lineOf({ method, url = '' }: IncomingMessage, { statusCode }: ServerResponse, startMs: number): string {
  return `${method} ${url.split('?', 1).join('')} ${statusCode} ${(performance.now() - startMs).toFixed(1)} ms`
}

/** Without a setting: the loopback names with the port that the request really came to. */
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

function failed(log: Log, error: unknown): Response {
  if (error instanceof RequestError)
    return problemAnswer(400, 'badRequest', 'The request cannot be read: its address or its Host is malformed.')
  log.error(`A request failed: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`)
  return problemAnswer(500, 'internal', 'Something went wrong in the server. It goes on; try again.')
}
