import { Agent } from 'node:http'

/**
 * Keeps connections to the server open, because opening one per request costs more than the request. Idle connections
 * close here first: a request on a connection the server is closing gets no answer.
 */
export const proxyAgent = (): Agent => new Agent({ keepAlive: true, timeout: 3000 })
