import type { IncomingHttpHeaders } from 'node:http'
import type { ByteHold } from '#platform/byteBudget.ts'
import type { RequestBody } from './requestBody.ts'

export type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE'

/** A request that passed the guard, as endpoints see it. */
export type ServedRequest = {
  method: Method
  /** Decoded values of the route's parameters. */
  params: Readonly<Record<string, string>>
  query: (name: string) => string | null
  headers: IncomingHttpHeaders
  /** Identity of the client that limits are counted for. */
  client: string
  body: RequestBody
  /**
   * The request's part of the memory that all requests share, until the answer is gone, since slow readers hold memory
   * too. A function, because a getter of its own would keep each request in memory until the next full collection.
   */
  hold: () => ByteHold
}
