import { IncomingMessage, type ServerResponse } from 'node:http'
import { getRequestListener, RequestError } from '@hono/node-server'
import type { Config } from '../config.ts'
import { loopbackOrigins } from '../config/origins.ts'
import type { Log } from '../log.ts'
import { problemAnswer } from './problemAnswer.ts'
import { refusal } from './refusal.ts'
import { HSTS, securityHeaders } from './securityHeaders.ts'

export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>
type Fetch = Parameters<typeof getRequestListener>[0]

/** Every answer leaves with the headers of quality/faults.md §1, and no request gets in that is not for us. */
export function guarded(config: Pick<Config, 'frames' | 'publicOrigins'>, log: Log, fetch: Fetch): Handler {
  const headers = Object.entries(securityHeaders(config))
  const secure = Object.entries(HSTS)
  // Only HTTP/1.1 is listened for; the adapter knows HTTP/2 as well.
  const refused = (request: unknown) =>
    request instanceof IncomingMessage ? refusal(request, originsOf(config, request)) : null
  const answer = getRequestListener((request, env) => refused(env.incoming) ?? fetch(request, env), {
    overrideGlobalObjects: false,
    // It would cut lines whose body is not read; endpoints/readBody.ts says why they are not.
    autoCleanupIncoming: false,
    errorHandler: (error) => failed(log, error),
  })
  return (request, response) => {
    const startMs = performance.now()
    const isHttps = originsOf(config, request).includes(`https://${request.headers.host}`)
    for (const [name, value] of isHttps ? [...headers, ...secure] : headers) response.setHeader(name, value)
    response.once('close', () => {
      const path = request.url?.split('?', 1).at(0)
      log.debug(`${request.method} ${path} ${response.statusCode} ${(performance.now() - startMs).toFixed(1)} ms`)
    })
    return answer(request, response)
  }
}

/** Without a setting: the loopback names with the port that the request really came to. */
const originsOf = ({ publicOrigins }: Pick<Config, 'publicOrigins'>, request: IncomingMessage) =>
  publicOrigins ?? loopbackOrigins(request.socket.localPort ?? 0)

function failed(log: Log, error: unknown): Response {
  if (error instanceof RequestError)
    return problemAnswer(400, 'badRequest', 'The request cannot be read: its address or its Host is malformed.')
  log.error(`A request failed: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`)
  return problemAnswer(500, 'internal', 'Something went wrong in the server. It goes on; try again.')
}
