import type { Answer } from './answer.ts'
import type { Method, ServedRequest } from './servedRequest.ts'

/**
 * Callers that may ask. Pages of other sites are told apart by what browsers say of them (Origin, Sec-Fetch-Site).
 *
 * | | the app's page | programs | a link of another site | a wallet's extension | scripts of other sites |
 * |---|---|---|---|---|---|
 * | page | yes | | | | |
 * | ownOrigin | yes | yes | | | |
 * | wallets | yes | yes | | yes | |
 * | visitors | yes | yes | yes | | |
 * | anyOrigin | yes | yes | yes | yes | yes, and they carry no credentials |
 */
export type Audience = 'page' | 'ownOrigin' | 'wallets' | 'visitors' | 'anyOrigin'

/** The limit per client; routes that reference the same object share it. */
export type ClientLimit = { atOnce: number; aMinute?: number }

/** One line of the route table. */
export type Route<Services> = {
  /** Parts between slashes: a word stands for itself, `:name` for any one part, `*` at the end for all that is left. */
  path: string
  methods: readonly Method[]
  audience: Audience
  /** The longest body that is read; without it no body is read. */
  maxBodyBytes?: number
  perClient?: ClientLimit
  /** Given what it needs of the server, once. */
  endpoint: (services: Services) => Endpoint
}

export type Endpoint = (request: ServedRequest) => Answer | Promise<Answer>
