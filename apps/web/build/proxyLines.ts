import { Agent } from 'node:http'

/**
 * Keeps lines to the server open: to begin one for each request costs more than the request. An idle line is closed here before the
 * other side would, as a request that meets a line being closed there is answered with nothing.
 */
export const proxyLines = (): Agent => new Agent({ keepAlive: true, timeout: 3000 })
