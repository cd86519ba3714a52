import type { IncomingHttpHeaders } from 'node:http'
import type { ByteHold } from '#platform/byteBudget.ts'
import type { RequestBody } from './requestBody.ts'

export type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE'

/** What an endpoint is given of a request that the guard let pass. */
export type ServedRequest = {
  method: Method
  /** What the names in the route's path stand for, decoded. */
  params: Readonly<Record<string, string>>
  query: (name: string) => string | null
  headers: IncomingHttpHeaders
  /** Who counts as one, where what there is has to be divided. */
  client: string
  body: RequestBody
  /**
   * Its part of the memory that all requests share, until the answer is gone: who reads slowly holds memory too. A function,
   * because a getter of its own would keep each request in memory until the next full collection.
   */
  hold: () => ByteHold
}
