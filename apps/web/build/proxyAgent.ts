import { Agent } from 'node:http'

/**
 * Keeps connections to the server open, because opening one per request costs more than the request
 * itself. The agent closes idle connections before the server does, because a request on a
 * connection that the server is closing gets no answer.
 */
export const proxyAgent = (): Agent => new Agent({ keepAlive: true, timeout: 3000 })
